/// A small Xcode project as text: an app with a shared file, a widget with a synchronized folder, an action extension
/// and tests.
enum ProjectText {
    static let app = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 77;
        	objects = {
        /* Begin PBXBuildFile section */
        		B1 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = F1; };
        		B2 = {isa = PBXBuildFile; fileRef = F2; };
        		B3 = {isa = PBXBuildFile; fileRef = F2; };
        		B4 = {isa = PBXBuildFile; fileRef = V1; };
        		B5 = {isa = PBXBuildFile; fileRef = F5; };
        		F1 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		F2 = {isa = PBXFileReference; path = "Shared Code/Shared.swift"; sourceTree = SOURCE_ROOT; };
        		F3 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        		F4 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        		F5 = {isa = PBXFileReference; path = Mask.xcassets; sourceTree = "<group>"; };
        		P1 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        		V1 = {isa = PBXVariantGroup; children = (F4); name = Main.storyboard; sourceTree = "<group>"; };
        		G0 = {isa = PBXGroup; children = (G1, S1, G2, P1, F2, G0); sourceTree = "<group>"; };
        		G1 = {isa = PBXGroup; children = (F1, F3, V1); path = App; sourceTree = "<group>"; };
        		G2 = {isa = PBXGroup; children = (F5); path = Action; sourceTree = "<group>"; };
        		S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Widget; sourceTree = "<group>"; };
        		E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, /Localized/Texts.strings, Old); target = T2; };
        		E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Entry.swift); target = T1; };
        		R1 = {isa = PBXResourcesBuildPhase; files = (B1, B4); };
        		C1 = {isa = PBXSourcesBuildPhase; files = (B2); };
        		C2 = {isa = PBXSourcesBuildPhase; files = (B3); };
        		R3 = {isa = PBXResourcesBuildPhase; files = (B5); };
        		D1 = {isa = PBXTargetDependency; target = T2; };
        		T1 = {isa = PBXNativeTarget; name = App; buildPhases = (R1, C1); dependencies = (D1); buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
        		T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (C2); fileSystemSynchronizedGroups = (S1); buildConfigurationList = L2; productType = "com.apple.product-type.app-extension"; };
        		T3 = {isa = PBXNativeTarget; name = Action; buildPhases = (R3); buildConfigurationList = L3; productReference = P3; productType = "com.apple.product-type.app-extension"; };
        		T4 = {isa = PBXNativeTarget; name = AppTests; buildPhases = (); productType = "com.apple.product-type.bundle.unit-test"; };
        		L0 = {isa = XCConfigurationList; buildConfigurations = (X0); };
        		L1 = {isa = XCConfigurationList; buildConfigurations = (X1, X2); };
        		L2 = {isa = XCConfigurationList; buildConfigurations = (X3); };
        		L3 = {isa = XCConfigurationList; buildConfigurations = (X4); };
        		X0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2"; SUFFIX = "-Dev"; }; };
        		X1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F3; buildSettings = {ASSETCATALOG_COMPILER_APPICON_NAME = "AppIcon$(SUFFIX)"; }; };
        		X2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon; ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = (Blue, Red); }; };
        		X3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SUPPORTED_PLATFORMS = "macosx"; }; };
        		X4 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/Action/Info.plist"; }; };
        		PP = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, T3, T4, T5); };
        	};
        	rootObject = PP /* Project object */;
        }
        """

    /// The files beside the project that are read with it.
    static let files = [
        "App.xcodeproj/project.pbxproj": app,
        "App/App.xcconfig": """
        // Colors
        #include "Shared.xcconfig"
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand; // the green one
        """,
        "App/Shared.xcconfig": "#include \"App.xcconfig\"\nSUPPORTS_MACCATALYST[sdk=iphoneos*] = YES\n",
        "Action/Info.plist": """
        <plist><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.ui-services</string></dict></dict></plist>
        """,
    ]
}
