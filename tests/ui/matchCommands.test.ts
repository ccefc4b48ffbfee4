import { assert, describe, it } from "@effect/vitest"
import { type CommandGroup, matchCommands } from "#ui/matchCommands.ts"

const groups: ReadonlyArray<CommandGroup> = [
  { id: "recent", title: "Recent", kind: "recent", commands: [{ id: "r", label: "Amélie" }] },
  { id: "found", title: "Customers", kind: "found", commands: [{ id: "f", label: "Luis", description: "956" }] },
  {
    id: "pages",
    title: "Pages",
    commands: [
      { id: "jobs", label: "Jobs", keywords: "work orders" },
      { id: "users", label: "Users", description: "Who works here" }
    ]
  }
]
const contains = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase())
const ids = (text: string, all = groups) =>
  matchCommands(all, text, contains).map(({ id, commands }) => `${id}: ${commands.map((one) => one.id).join(" ")}`)

describe("commands", () => {
  it("show what is recent, and nothing found, while nothing is typed", () => {
    assert.deepStrictEqual(ids(""), ["recent: r", "pages: jobs users"])
    assert.deepStrictEqual(ids("   "), ids(""))
  })
  it("show what the caller found as it is, once something is typed", () =>
    assert.deepStrictEqual(ids("zzz"), ["found: f"]))
  it("are narrowed by every word, in label, description and other words, in any order", () => {
    assert.deepStrictEqual(ids("work"), ["found: f", "pages: jobs users"])
    assert.deepStrictEqual(ids("ORDERS jobs"), ["found: f", "pages: jobs"])
    assert.deepStrictEqual(ids("jobs here"), ["found: f"])
  })
  it("leave out groups with nothing in them", () =>
    assert.deepStrictEqual(ids("", [{ id: "none", title: "None", commands: [] }]), []))
})
