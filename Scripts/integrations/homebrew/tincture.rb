# The formula for a tap. A release fills in what stands between @ signs (Scripts/join-release).
class Tincture < Formula
  desc "Check an app's pictures and colors, find palettes, precompute carousel backdrops"
  homepage "@ADDRESS@"
  version "@VERSION@"
  license "Apache-2.0"

  on_macos do
    url "@ADDRESS@/releases/download/v@VERSION@/tincture-@VERSION@-macos.tar.gz"
    sha256 "@SHA256 tincture-@VERSION@-macos.tar.gz@"
  end

  on_linux do
    on_intel do
      url "@ADDRESS@/releases/download/v@VERSION@/tincture-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256 tincture-@VERSION@-linux-x86_64.tar.gz@"
    end
    on_arm do
      url "@ADDRESS@/releases/download/v@VERSION@/tincture-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256 tincture-@VERSION@-linux-aarch64.tar.gz@"
    end
  end

  def install
    bin.install "tincture"
    man1.install Dir["share/man/man1/*.1"]
    bash_completion.install "share/completions/bash/tincture"
    zsh_completion.install "share/completions/zsh/_tincture"
    fish_completion.install "share/completions/fish/tincture.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/tincture --version")
    assert_match "#808080", shell_output("#{bin}/tincture gradient '#000000' '#FFFFFF' --steps 3 --space srgb")
  end
end
