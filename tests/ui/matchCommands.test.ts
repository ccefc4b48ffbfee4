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

describe("the command list", () => {
  it("shows recent commands and no search results while nothing is typed", () => {
    assert.deepStrictEqual(ids(""), ["recent: r", "pages: jobs users"])
    assert.deepStrictEqual(ids("   "), ids(""))
  })
  it("shows search results unfiltered once something is typed", () => assert.deepStrictEqual(ids("zzz"), ["found: f"]))
  it("is filtered by every word, in label, description and keywords, in any order", () => {
    assert.deepStrictEqual(ids("work"), ["found: f", "pages: jobs users"])
    assert.deepStrictEqual(ids("ORDERS jobs"), ["found: f", "pages: jobs"])
    assert.deepStrictEqual(ids("us"), ["pages: users", "found: f"])
    assert.deepStrictEqual(ids("jobs here"), ["found: f"])
  })
  it("is ranked by match: start of the label, start of a word, elsewhere in the label, outside it", () => {
    const actions: CommandGroup = {
      id: "actions",
      title: "Actions",
      commands: [
        { id: "beside", label: "Documents", keywords: "print" },
        { id: "within", label: "Blueprints" },
        { id: "word", label: "Now print" },
        { id: "first", label: "Print invoice" }
      ]
    }
    const found: CommandGroup = {
      id: "customers",
      title: "Customers",
      kind: "found",
      commands: [{ id: "c", label: "Ann Sprint" }]
    }
    assert.deepStrictEqual(ids("print", [found, actions]), ["actions: first word within beside", "customers: c"])
  })
  it("omits empty groups", () => assert.deepStrictEqual(ids("", [{ id: "none", title: "None", commands: [] }]), []))
})
