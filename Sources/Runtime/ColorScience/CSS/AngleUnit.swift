/// The units of angles (CSS Values 4, section 7.1).
enum AngleUnit: String, CaseIterable {
    case deg, grad, rad, turn

    var degrees: Double {
        switch self {
        case .deg: 1
        case .grad: 0.9
        case .rad: 180 / .pi
        case .turn: 360
        }
    }
}
