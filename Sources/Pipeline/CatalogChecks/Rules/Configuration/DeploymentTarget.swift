internal import CatalogConfiguration
internal import Diagnostics

extension CheckRule {
    static let deploymentTarget: CheckRule = CheckRule(
        .deploymentTarget, in: .configuration, .warning,
        foundBy: OutputFindings.self,
        help: """
            A target with the generated Swift runs on a system that the library TinctureKit, which the file imports,
            doesn't support. Raise the target's minimum deployment to iOS 15 or macOS 13, or don't generate Swift. Only
            `compile` applies this rule.
            """,
        triggering: shop(deploymentTarget: "13.0")
            .reporting(
                "the target Shop runs on iOS 13.0, and the library TinctureKit, which the Swift file imports, needs iOS 15. "
                    + "Raise the target's minimum deployment, or use `tincture check` without this file.",
                at: "tincture.yml"),
        clean: shop(deploymentTarget: "15.0"))

    private static func shop(deploymentTarget: String) -> RuleExample {
        RuleExample([
            "tincture.yml": .text("sources: [Assets.xcassets]\nemit: [swift]\n"),
            "Assets.xcassets/Fern.imageset/Contents.json": .text(
                #"{"images": [{"filename": "fern.png", "idiom": "universal"}]}"#),
            "Assets.xcassets/Fern.imageset/fern.png": .picture(20, 20),
            "Shop.xcodeproj/project.pbxproj": .text(
                """
                {objects = {
                  P = {isa = PBXProject; mainGroup = G; targets = (T); };
                  G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                  F = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                  T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                       buildPhases = (R); buildConfigurationList = L; };
                  R = {isa = PBXResourcesBuildPhase; files = (B); };
                  B = {isa = PBXBuildFile; fileRef = F; };
                  L = {isa = XCConfigurationList; buildConfigurations = (C); };
                  C = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                       SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(deploymentTarget); }; };
                }; rootObject = P; }

                """),
        ]).compiling("tincture.yml")
    }
}
