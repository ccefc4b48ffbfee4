import { assert, describe, it } from "@effect/vitest"
import { cyclesIn, importsIn, importsOf, sliceOf, sourcesIn } from "./importGraph.ts"
import { domainOrder, webOrder } from "./sliceOrder.ts"

const isInSlice = (file: string) => file.split("/").length > 2

describe.each([
  ["domain", domainOrder],
  ["app-web", webOrder]
])("the layers of %s", (room, order) => {
  const imports = importsIn(room).filter(({ to }) => to.startsWith(`${room}/`))
  /**
   * Files next to the slices compose them, so they rank above all. A slice missing from the order is a plain one
   * (records with a list and a form): it ranks with the product categories, next to the other plain slices.
   */
  const place = (file: string) => {
    const at = order.indexOf(sliceOf(file))
    return !isInSlice(file) ? order.length : at < 0 ? order.indexOf("product-categories") + 0.5 : at
  }

  it("list each slice once, and only existing ones", () => {
    const slices = new Set(sourcesIn(room).filter(isInSlice).map(sliceOf))
    assert.includeMembers([...slices], [...order])
    assert.strictEqual(new Set(order).size, order.length)
  })

  it("have no plain slice that imports another one", () => {
    const plain = (file: string) => isInSlice(file) && !order.includes(sliceOf(file))
    assert.deepStrictEqual(
      imports.filter(({ from, to }) => plain(from) && plain(to) && sliceOf(from) !== sliceOf(to)),
      []
    )
  })

  it("import only downwards, types included", () => {
    const upward = imports.filter(({ from, to }) => place(from) < place(to))
    assert.deepStrictEqual(
      upward.map(({ from, to, names }) => `${from} imports ${names.join(", ")} of ${to}`),
      []
    )
  })

  it("have no circular imports, direct or indirect", () =>
    assert.deepStrictEqual(cyclesIn(imports.map(({ from, to }) => [from, to])), []))
})

describe("the import parser", () => {
  const read = (text: string) => importsOf("domain/jobs/Try.ts", text).map(({ to, names }) => [to, ...names])

  it.each([
    ["a value", 'import { a } from "#domain/shared/A.ts"', "a"],
    ["a renamed value", 'import { a as b } from "#domain/shared/A.ts"', "a"],
    ["a type", 'import type { A } from "#domain/shared/A.ts"', "A"],
    ["an inline type", 'import { type A } from "../shared/A.ts"', "A"],
    ["a re-exported value", 'export { a } from "../shared/A.ts"', "a"],
    ["a re-exported type", 'export type { A } from "#domain/shared/A.ts"', "A"],
    ["a re-export of everything", 'export * from "#domain/shared/A.ts"', "allbutdefault"],
    ["a side-effect import", 'import "#domain/shared/A.ts"'],
    ["a dynamic import", 'export const a = () => import("#domain/shared/A.ts")', "*"],
    ["a type import expression", 'export type A = import("#domain/shared/A.ts").A', "*"]
  ])("finds %s", (_, text, ...names) => assert.deepStrictEqual(read(text), [["domain/shared/A.ts", ...names]]))

  it("finds nothing in comments, strings and libraries", () =>
    assert.deepStrictEqual(
      read(
        '// import { a } from "#domain/shared/A.ts"\nimport { b } from "effect"\nexport const c = `import("./A.ts")` + b'
      ),
      []
    ))

  it("finds exactly the cycles of a graph", () =>
    assert.deepStrictEqual(
      cyclesIn([
        ["a", "b"],
        ["b", "c"],
        ["c", "a"],
        ["c", "d"],
        ["d", "e"],
        ["f", "f"]
      ]).map((group) => [...group]),
      [["a", "b", "c"], ["f"]]
    ))
})
