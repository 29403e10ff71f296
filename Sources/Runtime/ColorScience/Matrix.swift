/// Three components of a color, in the order of the color's space.
package typealias Components = SIMD3<Double>

/// A 3 × 3 matrix that converts color components linearly.
struct Matrix: Sendable {
    let rows: (Components, Components, Components)

    init(_ first: Components, _ second: Components, _ third: Components) { rows = (first, second, third) }

    @inline(__always)
    static func * (matrix: Matrix, vector: Components) -> Components {
        Components((matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
    }

    static func * (left: Matrix, right: Matrix) -> Matrix {
        func column(_ index: Int) -> Components {
            left * Components(right.rows.0[index], right.rows.1[index], right.rows.2[index])
        }
        let (x, y, z) = (column(0), column(1), column(2))
        return Matrix(Components(x.x, y.x, z.x), Components(x.y, y.y, z.y), Components(x.z, y.z, z.z))
    }
}
