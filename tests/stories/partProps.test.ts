import { readdirSync } from "node:fs"
import { resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { docsOf } from "../../.storybook/partDocs.ts"
import { partsOf } from "../../.storybook/partsOf.ts"

const root = resolve(import.meta.dirname, "../..")
const shown = new Set(readdirSync(resolve(root, "stories/ui")).map((file) => file.replace(".stories.tsx", "")))

describe("the props tables of components", () => {
  const parts = partsOf(root).filter(({ name }) => shown.has(name))

  it("cover every component that has stories", () => assert.isAbove(parts.length, 65))

  it("describe each of our own props in a sentence", () => {
    const silent = parts.flatMap(({ name, props }) =>
      props
        .filter(({ description, from }) => from === "ours" && !/^[A-Z`].*[.:;)?]$/.test(description))
        .map((prop) => `${name}.${prop.name}`)
    )
    assert.deepStrictEqual(silent, [])
    assert.deepStrictEqual(
      parts.filter(({ description }) => !description.endsWith(".")).map(({ name }) => name),
      []
    )
  })

  it("list the values of unions, and show readable types only", () => {
    const props = new Map(parts.find(({ name }) => name === "Button")!.props.map((prop) => [prop.name, prop]))
    assert.deepStrictEqual(props.get("size")!.choices, ["medium", "small"])
    assert.deepStrictEqual([props.get("children")!.type, props.get("children")!.isRequired], ["ReactNode", true])
    const unreadable = parts.flatMap(({ name, props }) =>
      props
        .filter(({ from, type }) => from === "ours" && /^(union|any|unknown)$|import\(/.test(type))
        .map((prop) => `${name}.${prop.name}: ${prop.type}`)
    )
    assert.deepStrictEqual(unreadable, [])
  })

  it("list React Aria's props separately from our own", () => {
    const props = new Map(parts.find(({ name }) => name === "DatePicker")!.props.map((prop) => [prop.name, prop]))
    assert.deepInclude(props.get("isDisabled"), { from: "React Aria", type: "boolean" })
    assert.deepInclude(props.get("value"), { from: "ours", type: "string" })
  })
  it("appear on every docs page, with union values and toggles and without JSON editors", () => {
    const shownOf = (name: string) => docsOf(parts.find((part) => part.name === name)!).argTypes
    assert.deepInclude(shownOf("Button")["size"], { control: { type: "radio" }, options: ["medium", "small"] })
    assert.strictEqual(shownOf("Button")["icon"]!.table!.type!.summary!.startsWith('"info" | "success"'), true)
    assert.deepInclude(shownOf("Button")["icon"], { control: { type: "select" } })
    assert.deepInclude(shownOf("Button")["isWide"], { control: { type: "boolean" } })
    assert.deepInclude(shownOf("DatePicker")["isDisabled"]!.table, { category: "From React Aria" })
    assert.deepInclude(shownOf("Table")["columns"], { control: false })
    const all = parts.flatMap((part) =>
      Object.entries(docsOf(part).argTypes).map(([name, one]) => ({ part, name, one }))
    )
    assert.isAbove(all.length, 600)
    assert.deepStrictEqual(
      all
        .filter(({ one }) => one.table!.type!.summary === "union" || /"object"/.test(JSON.stringify(one.control)))
        .map(({ part, name }) => `${part.name}.${name}`),
      []
    )
  })
})
