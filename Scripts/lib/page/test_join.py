"""What joining takes, and what it reports."""

import unittest

import join
import tokens


def script(**texts):
    return join.join_script({f"{name}.js": text for name, text in texts.items()}, "main.js")


class Joining(unittest.TestCase):
    def reported(self, *expected, **texts):
        with self.assertRaises(join.Problems) as caught:
            script(**texts)
        self.assertEqual(str(caught.exception).split("\n"), list(expected))

    def test_modules_follow_what_they_import_and_lose_what_only_modules_have(self):
        joined = script(
            main='// @ts-check\nimport { b } from "./b.js";\nimport {\n  a,\n  c,\n} from "./a.js";\n\nb(a, c);\n',
            b='import { a } from "./a.js";\n\n/** Twice. */\nexport function b() { return a; }\n',
            a="export const a = 1;\nexport async function* c() {}\n",
        )
        self.assertEqual(
            joined,
            '(() => {\n"use strict";\n\n// a.js\nconst a = 1;\nasync function* c() {}\n\n'
            "// b.js\n/** Twice. */\nfunction b() { return a; }\n\n// main.js\nb(a, c);\n})();\n",
        )

    def test_one_name_in_two_modules(self):
        self.reported(
            "main.js:4:7: error: helper is defined in a.js too: the modules are joined into one scope",
            main='import { a } from "./a.js";\n\na();\nclass helper {}\n',
            a="let helper;\nexport function a() { return helper; }\n",
        )

    def test_a_name_inside_of_a_function_is_its_own(self):
        script(main='import { a } from "./a.js";\nfunction start() { const inner = 1; return inner; }\nstart(a);\n',
               a="export const a = () => { const inner = 2; class start {} return [inner, start]; };\n")

    def test_unknown_files_and_names(self):
        self.reported(
            "main.js:1:10: error: there is no b.js",
            "main.js:2:13: error: a.js exports no c",
            main='import { b } from "./b.js";\nimport { a, c } from "./a.js";\na(b, c);\n',
            a="const c = 1;\nexport function a() { return c; }\n",
        )

    def test_import_cycles(self):
        self.reported(
            "b.js:1:10: error: an import cycle: a.js → b.js → a.js",
            main='import { a } from "./a.js";\na();\n',
            a='import { b } from "./b.js";\nexport function a() { b(); }\n',
            b='import { a } from "./a.js";\nexport function b() { a(); }\n',
        )

    def test_what_nobody_uses(self):
        self.reported(
            "a.js:2:14: error: no module imports b",
            "c.js:1:1: error: no module imports this file",
            main='import { a } from "./a.js";\na();\n',
            a="export const a = 1;\nexport const b = 2;\n",
            c="",
        )

    def test_forms_that_are_not_taken(self):
        one = 'only imports such as `import { a, b } from "./file.js";` can be joined'
        for text in ('import a from "./a.js";', 'import * as a from "./a.js";', 'import { a as b } from "./a.js";', 'import "./a.js";',
                     'import { a } from "a";', 'import { a } from "./a.js"\n', 'import("./a.js");', "import.meta.url;"):
            self.reported(f"main.js:1:1: error: {one}", main=text)
        only = "only a declaration can be exported, where it stands"
        for text in ("export default 1;", "export { a };", 'export * from "./a.js";'):
            self.reported(f"main.js:1:1: error: {only}", main=text)
        self.reported("main.js:1:12: error: a declaration at the top level takes one name", main="const a = 1, b = 2;")
        self.reported("main.js:1:7: error: a declaration at the top level takes one name", main="const { a, b } = c;")

    def test_an_end_of_the_element(self):
        self.reported(
            "main.js:1:1: error: the joined script has </script or <!-- in it, which would end its element",
            main="const a = '</Script>';\n",
        )

    def test_a_text_that_ends_too_early(self):
        self.reported("main.js:2:8: error: ( is never closed", main="\nconst a(\n")
        self.reported("main.js:1:1: error: nothing is open that } would close", main="}")
        self.reported("main.js:1:11: error: a template has no end", main="const a = `b")


class Tokens(unittest.TestCase):
    def test_words_in_strings_templates_regular_expressions_and_comments_are_none(self):
        text = '''// const a
/* function b() { */ x = "import { c }" + 'class d' + `const ${`let ${e} {`} }` + /[/"}]const \\/f/g.exec(g / 2 / h);'''
        self.assertEqual(
            [token.text for token in tokens.tokens(text) if token.kind == "word"], ["x", "e", "exec", "g", "2", "h"])


class Styles(unittest.TestCase):
    def test_style_sheets_stand_in_the_order_of_the_entry(self):
        texts = {"page.css": '/* All. */\n@import "b.css";\n@import "a.css";\n', "a.css": "a {}\n", "b.css": "b {}\n"}
        self.assertEqual(join.join_style(texts, "page.css"), "/* b.css */\nb {}\n\n/* a.css */\na {}\n")

    def test_a_style_sheet_that_is_not_there_or_not_imported(self):
        with self.assertRaises(join.Problems) as caught:
            join.join_style({"page.css": '@import "b.css";\nc {}\n', "a.css": ""}, "page.css")
        self.assertEqual(str(caught.exception).split("\n"), [
            "page.css:1:1: error: b.css is not there", 'page.css:2:1: error: only imports such as `@import "file.css";` stand here',
            "a.css:1:1: error: page.css does not import this file"])


unittest.main()
