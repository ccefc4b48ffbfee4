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
    assert.deepStrictEqual(ids("us"), ["pages: users", "found: f"])
    assert.deepStrictEqual(ids("jobs here"), ["found: f"])
  })
  it("stand by how well they answer: the label's beginning, a word's, elsewhere in the label, beside it", () => {
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
  it("leave out groups with nothing in them", () =>
    assert.deepStrictEqual(ids("", [{ id: "none", title: "None", commands: [] }]), []))
})
