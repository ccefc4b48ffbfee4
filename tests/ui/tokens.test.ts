import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

const ui = new URL("../../ui/", import.meta.url)
const files = readdirSync(ui)
const read = (file: string) => readFileSync(new URL(file, ui), "utf8")
const sheets = files.filter((file) => file.endsWith(".css"))
const declared = new Set(
  sheets.flatMap((file) => [...read(file).matchAll(/(?<![\w-])--([\w-]+):/g)].map(([, name]) => name))
)
/** Parts of other components, and wrappers that render nothing: no screen uses them directly. */
const inner = new Set([
  "ChartAxes",
  "ChartFrame",
  "ChartLegend",
  "ChartMark",
  "ChartTable",
  "ColorBoard",
  "ComboBoxOption",
  "CommandList",
  "DecimalField",
  "FieldLabel",
  "FieldNotes",
  "FileDropRow",
  "FormCell",
  "Language",
  "MonthCell",
  "MonthGrid",
  "Popover",
  "Routing",
  "ScrollArea",
  "SelectOptions",
  "SignatureSheet",
  "TableFrame",
  "TableGroup",
  "TableHead",
  "TableRow",
  "TableSkeleton",
  "TagEntry",
  "Tick",
  "TimeCell"
])
/** Set by react-aria on the element, or by a component on itself. */
const given = new Set(["disclosure-panel-height", "trigger-width", "visual-viewport-height", "span", "span-medium"])

describe("each component style sheet", () => {
  it("references only tokens that exist", () => {
    const missing = sheets.flatMap((file) =>
      [...read(file).matchAll(/var\(--([\w-]+)([,)])/g)]
        .filter(([, name = "", end]) => end === ")" && !declared.has(name) && !given.has(name))
        .map(([, name]) => `${file}: ${name}`)
    )
    assert.deepStrictEqual(missing, [])
  })
  it("takes every color from the tokens", () => {
    const own = sheets
      .filter((file) => !["tokens.css", "systemTheme.css"].includes(file))
      .filter((file) => /#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i.test(read(file)))
    assert.deepStrictEqual(own, [])
  })
  it("is imported by a component or another sheet", () => {
    const sources = files.map(read).join("\n")
    assert.deepStrictEqual(
      sheets.filter(
        (file) =>
          !["tokens.css", "base.css"].includes(file) &&
          !sources.includes(`#ui/${file}"`) &&
          !sources.includes(`./${file}"`)
      ),
      []
    )
  })
  it("styles only classes that components use", () => {
    const sources = [
      ...files.filter((file) => file.endsWith(".tsx")).map(read),
      // A glass drawing uses its paints as class names.
      readFileSync(new URL("../../domain/glass-drawing/glassMarks.ts", import.meta.url), "utf8")
    ].join("\n")
    const styled = new Set(
      sheets
        .filter((file) => file !== "base.css")
        .flatMap((file) =>
          [
            ...read(file)
              .replace(/"[^"]*"/g, "")
              .matchAll(/\.([A-Z]\w+)/g)
          ].map(([, name = ""]) => name)
        )
    )
    assert.deepStrictEqual(
      [...styled].filter((name) => !new RegExp(`\\b${name}\\b`).test(sources)),
      []
    )
  })
})

describe("a component on its own", () => {
  const sources = new Map(files.filter((file) => file.endsWith(".tsx")).map((file) => [file, read(file)]))
  const reached = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const [, next = ""] of (sources.get(file) ?? "").matchAll(/(?:import|from) "#ui\/([^"]+)"/g))
      reached(next, seen)
    return seen
  }
  /** The sheets in which a class starts a rule. Those of base.css belong to the page. */
  const homes = (name: string) =>
    sheets.filter((file) => file !== "base.css" && new RegExp(`^\\.${name}(?=[\\s,{])`, "m").test(read(file)))

  it("imports the style sheet of every class it uses", () => {
    const bare = [...sources]
      .filter(([file]) => !inner.has(file.slice(0, -4)))
      .flatMap(([file]) => {
        const all = reached(file)
        const drawn = [...all].flatMap((one) =>
          [...(sources.get(one) ?? "").matchAll(/className="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "))
        )
        return [...new Set(drawn)]
          .filter((name) => homes(name).length > 0 && !homes(name).some((sheet) => all.has(sheet)))
          .map((name) => `${file}: .${name}`)
      })
    assert.deepStrictEqual(bare, [])
  })
})

describe("the component catalog", () => {
  const parts = files
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.slice(0, -4))
    .filter((part) => !inner.has(part))
  const folder = new URL("../stories/ui/", ui)
  const story = (part: string) => readFileSync(new URL(`${part}.stories.tsx`, folder), "utf8")

  it("has a story for every component that screens may use", () => {
    const stories = new Set(readdirSync(folder).map((file) => file.replace(".stories.tsx", "")))
    assert.deepStrictEqual(
      parts.filter((part) => !stories.has(part)),
      []
    )
  })
  it("has a documentation page for each component", () =>
    assert.deepStrictEqual(
      parts.filter(
        (part) =>
          !new RegExp(`\\bcomponent: ${part}\\b`).test(story(part)) || !story(part).includes('tags: ["autodocs"]')
      ),
      []
    ))
  it("describes each component on its page", () =>
    assert.deepStrictEqual(
      parts.filter((part) => !new RegExp(`\\*/\\nexport (?:function|const) ${part}\\b`).test(read(`${part}.tsx`))),
      []
    ))
  it("shows each component in dark mode too", () =>
    assert.deepStrictEqual(
      parts.filter((part) => !/theme: "dark"/.test(story(part))),
      []
    ))
})
