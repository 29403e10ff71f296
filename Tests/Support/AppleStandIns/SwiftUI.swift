// swift-format-ignore-file
// A stand-in for SwiftUI: what TinctureUI and the documentation use, as Apple's pages declare it. Each declaration has
// the address of its page below https://developer.apple.com/documentation/swiftui/.
@_exported public import Foundation
#if canImport(UIKit)
public import UIKit
#endif

// view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView { public var body: Never { fatalError() } }
// viewbuilder
@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> { fatalError() }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> { fatalError() }
    public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> { fatalError() }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}
public struct EmptyView: PrimitiveView { public nonisolated init() {} }
public struct AnyView: PrimitiveView { public nonisolated init(_ view: some View) {} }
public struct TupleView<T>: PrimitiveView {}
public struct _ConditionalContent<A, B>: PrimitiveView {}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
// viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public var body: Never { fatalError() } }
// animatable
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: AnimatableData { get set }
}
// vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {}
extension Double: VectorArithmetic {}
// shapestyle
public protocol ShapeStyle: Sendable {}
// colorscheme
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
// layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
// environmentvalues
public struct EnvironmentValues: Sendable {
    public var colorScheme: ColorScheme { get { fatalError() } set {} }
    public var layoutDirection: LayoutDirection { get { fatalError() } set {} }
    public var accessibilityReduceMotion: Bool { fatalError() }
    // environmentvalues/scenephase
    public var scenePhase: ScenePhase { get { fatalError() } set {} }
    // environmentvalues/accessibilityvoiceoverenabled
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) public var accessibilityVoiceOverEnabled: Bool { fatalError() }
    // environmentvalues/accessibilityswitchcontrolenabled
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *) public var accessibilitySwitchControlEnabled: Bool { fatalError() }
    // environmentvalues/subscript(_:)
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { fatalError() } set {} }
}
// environmentkey
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
// scenephase
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
// environment
@frozen @propertyWrapper public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
extension Environment: Sendable where Value: Sendable {}
// state
@frozen @propertyWrapper public struct State<Value> {
    public init(wrappedValue value: Value) {}
    public init(initialValue value: Value) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral { public init() {} }
extension State: Sendable where Value: Sendable {}
// binding
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
    public var projectedValue: Binding<Value> { self }
    public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
// ../combine/observableobject
public protocol ObservableObject: AnyObject {}
// ../combine/published
@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { get { fatalError() } set {} }
}
// observedobject
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    public init(wrappedValue: ObjectType) {}
    public var wrappedValue: ObjectType { fatalError() }
}
// previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
// gesturestate
@propertyWrapper public struct GestureState<Value> {
    // gesturestate/init(resettransaction:)
    public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: GestureState<Value> { self }
}
// transaction
public struct Transaction {
    public init() {}
    // transaction/init(animation:)
    public init(animation: Animation?) {}
    public var animation: Animation? { get { nil } set {} }
}
// color
public struct Color: PrimitiveView, ShapeStyle, Hashable {
    // color/rgbcolorspace
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    // color/init(_:red:green:blue:opacity:)
    public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    // color/init(_:bundle:)
    public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
    #if canImport(UIKit)
    // color/init(uicolor:)
    public nonisolated init(uiColor: UIColor) {}
    #endif
    public static var clear: Color { fatalError() }
    public static var white: Color { fatalError() }
    public nonisolated static func == (left: Color, right: Color) -> Bool { true }
    public nonisolated func hash(into hasher: inout Hasher) {}
}
// gradient
public struct Gradient: Hashable, Sendable {
    // gradient/stop
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
}
// unitpoint
public struct UnitPoint: Hashable, Sendable {
    public init() {}
    public init(x: CGFloat, y: CGFloat) {}
    public static let top = UnitPoint()
    public static let bottom = UnitPoint()
}
// lineargradient
public struct LinearGradient: PrimitiveView, ShapeStyle {
    // lineargradient/init(stops:startpoint:endpoint:)
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
// shape
public protocol Shape: Sendable {}
// rectangle
public struct Rectangle: Shape { public nonisolated init() {} }
// geometryproxy
public struct GeometryProxy: Sendable {
    public var size: CGSize { fatalError() }
    public func frame(in space: CoordinateSpace) -> CGRect { fatalError() }
}
// coordinatespace
public enum CoordinateSpace: Hashable, @unchecked Sendable { case global, local, named(AnyHashable) }
// geometryreader
public struct GeometryReader<Content: View>: PrimitiveView {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
// zstack
public struct ZStack<Content: View>: PrimitiveView {
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
// vstack
public struct VStack<Content: View>: PrimitiveView {
    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
// hstack
public struct HStack<Content: View>: PrimitiveView {
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
// alignment
public struct Alignment: Equatable, Sendable { public static let center = Alignment() }
public struct HorizontalAlignment: Equatable, Sendable { public static let center = HorizontalAlignment() }
public struct VerticalAlignment: Equatable, Sendable { public static let center = VerticalAlignment() }
// lazyhstack
public struct LazyHStack<Content: View>: PrimitiveView {
    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
// group
public struct Group<Content: View>: PrimitiveView { public nonisolated init(@ViewBuilder content: () -> Content) {} }
// foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    // foreach/init(_:id:content:)
    public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
extension ForEach where Data == Range<Int>, ID == Int {
    // foreach/init(_:content:)
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}
// text
public struct Text: PrimitiveView {
    // text/init(_:tablename:bundle:comment:)
    public nonisolated init(_ key: LocalizedStringKey) {}
    // text/init(_:)
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
}
// localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation { public init(stringLiteral value: String) {} }
// image
public struct Image: PrimitiveView, Sendable {
    public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
    public nonisolated init(systemName: String) {}
    public nonisolated func resizable() -> Image { self }
}
// tabview
public struct TabView<Content: View>: PrimitiveView { public nonisolated init(@ViewBuilder content: () -> Content) {} }
// scrollview
public struct ScrollView<Content: View>: PrimitiveView {
    public nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
// axis
public enum Axis: Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}
// preferencekey
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
// animation
public struct Animation: Hashable, Sendable { public static func easeOut(duration: TimeInterval) -> Animation { fatalError() } }
// withanimation(_:_:)
public func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result { try body() }
// anytransition
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { fatalError() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
}
// gesture
@MainActor @preconcurrency public protocol Gesture<Value> { associatedtype Value }
public struct _ChangedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }
public struct GestureStateGesture<Base: Gesture, State>: Gesture { public typealias Value = Base.Value }
public struct _EndedGesture<Content: Gesture>: Gesture { public typealias Value = Content.Value }
extension Gesture {
    // gesture/updating(_:body:)
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { fatalError() }
    // gesture/onchanged(_:)
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable { fatalError() }
    // gesture/onended(_:)
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { fatalError() }
}
// draggesture
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var translation: CGSize { fatalError() }
        // draggesture/value/predictedendtranslation
        public var predictedEndTranslation: CGSize { fatalError() }
    }
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
// accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable { 
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}
// scrolltargetbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) public protocol ScrollTargetBehavior {}
// pagingscrolltargetbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { fatalError() }
}
// accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
// scrollgeometry
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var containerSize: CGSize
}
extension View {
    // view/modifier(_:)
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
    // view/background(_:alignment:)
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View { self }
    // view/backgroundpreferencevalue(_:_:)
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, T: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> T
    ) -> some View { self }
    // view/previewdisplayname(_:)
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    // view/environment(_:_:)
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
    // view/onchange(of:perform:)
    @available(iOS, deprecated: 17) @available(macOS, deprecated: 14)
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
    // view/onchange(of:initial:_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    // view/simultaneousgesture(_:including:)
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
    // view/transaction(_:)
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    // view/coordinatespace(name:)
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    // view/scrolltargetlayout(isenabled:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    // view/scrolltargetbehavior(_:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    // view/scrollposition(id:anchor:)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
    // view/accessibilityhidden(_:)
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
    // view/accessibilityvalue(_:)
    public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
    // view/accessibilityaction(named:_:)
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    // view/ignoressafearea(_:edges:)
    public nonisolated func ignoresSafeArea() -> some View { self }
    // view/foregroundcolor(_:)
    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
    // view/frame(width:height:alignment:)
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
    // view/contentshape(_:eofill:)
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    // view/gesture(_:including:)
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    // view/clipped(antialiased:)
    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
    // view/offset(x:y:)
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    // view/opacity(_:)
    public nonisolated func opacity(_ opacity: Double) -> some View { self }
    // view/scaleeffect(_:anchor:)
    public nonisolated func scaleEffect(_ scale: CGFloat) -> some View { self }
    // view/zindex(_:)
    public nonisolated func zIndex(_ value: Double) -> some View { self }
    // view/transition(_:)
    public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
    // view/scaledtofit()
    public nonisolated func scaledToFit() -> some View { self }
    // view/tabitem(_:)
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    // view/padding(_:)
    public nonisolated func padding(_ length: CGFloat) -> some View { self }
    // view/preference(key:value:)
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
    // view/onpreferencechange(_:perform:)
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    // view/accessibilityelement(children:)
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
    // view/accessibilityadjustableaction(_:)
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    // view/task(id:priority:_:)
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    // view/onscrollgeometrychange(for:of:action:)
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { self }
}
