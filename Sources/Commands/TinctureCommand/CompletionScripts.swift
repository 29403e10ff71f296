internal import ArgumentParser

/// The completion script for Bash, with corrections of what the argument parser generates.
enum CompletionScripts {
    static func bash(for arguments: [String]) -> String? {
        let asked = [["--generate-completion-script", "bash"], ["--generate-completion-script=bash"]]
        guard asked.contains(arguments) else { return nil }
        let custom = "$(__tincture_custom_complete"
        return Tincture.completionScript(for: .bash)
            .replacing("    local -r cur=\"${2}\"\n    local -r prev=\"${3}\"\n", with: joining)
            .replacing("__tincture_add_completions -W \"\(custom)", with: "__tincture_add_names \"\(custom)")
            .replacing("__tincture_custom_complete() {", with: names)
    }

    /// Shell code that safely replaces `compgen -W`, which would execute a `$(…)` in the name of a file.
    private static let names = """
        __tincture_add_names() {
            local name
            while IFS='' read -r name; do
                if [[ -n "${name}" && "${name}" == "${cur}"* ]]; then COMPREPLY+=("${name}"); fi
            done <<<"${1}"
        }

        __tincture_custom_complete() {
        """

    /// Shell code that turns a word such as `--space=ok`, which Bash splits, into `--space ok`, which the script knows.
    private static let joining = """
            local -a joined=()
            local -i place
            local -i cursor="${COMP_CWORD}"
            local current="${2}"
            for place in "${!COMP_WORDS[@]}"; do
                if [[ "${COMP_WORDS[place]}" = '=' && "${place}" -gt 0 && "${COMP_WORDS[place - 1]}" = --* ]]; then
                    if [[ "${place}" -eq "${COMP_CWORD}" ]]; then
                        joined+=('')
                        current=''
                    elif [[ "${place}" -lt "${COMP_CWORD}" ]]; then
                        cursor=$((cursor - 1))
                    fi
                else
                    joined+=("${COMP_WORDS[place]}")
                fi
            done
            COMP_WORDS=("${joined[@]}")
            COMP_CWORD="${cursor}"
            local -r cur="${current}"
            local -r prev="${COMP_WORDS[COMP_CWORD - 1]}"

        """
}
