import AssetNaming
import Testing

@Suite("Names as plain words")
struct PlainNameTests {
    @Test(
        "Kebab-case cuts at changes of case, not at digits",
        arguments: [
            ("Card Top", "card-top"), ("Icons/CartFull", "icons-cart-full"), ("lightVibrant", "light-vibrant"),
            ("loop1", "loop1"), ("Plant 1", "plant-1"), ("HTMLFile", "html-file"), ("iPhone15Pro", "i-phone15-pro"),
            ("snake_case", "snake-case"), ("A-B", "a-b"), ("ÄpfelGrün", "äpfel-grün"), ("首页", "首页"), ("!", "-"),
        ])
    func kebab(_ name: String, _ expected: String) {
        #expect(PlainName.kebab(name) == expected)
    }
}
