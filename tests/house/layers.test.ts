import { assert, describe, it } from "@effect/vitest"
import { cyclesIn, importsIn, importsOf, sliceOf, sourcesIn } from "./importGraph.ts"
import { domainOrder } from "./sliceOrder.ts"

const imports = importsIn("domain")
const between = imports.filter(({ from, to }) => sliceOf(from) !== sliceOf(to))
const place = (slice: string) => domainOrder.indexOf(slice)

describe("the layers of the domain", () => {
  it("names every slice once, and none that is not there", () => {
    const slices = new Set(sourcesIn("domain").map(sliceOf))
    assert.deepStrictEqual([...domainOrder].sort(), [...slices].sort())
  })

  it("imports only downwards, types included", () => {
    const upward = between.filter(({ from, to }) => place(sliceOf(from)) < place(sliceOf(to)))
    assert.deepStrictEqual(
      upward.map(({ from, to, names }) => `${from} imports ${names.join(", ")} of ${to}`),
      []
    )
  })

  it("has no two files that import each other, by whatever way round", () =>
    assert.deepStrictEqual(cyclesIn(imports.map(({ from, to }) => [from, to])), []))
})

describe("the reading of imports", () => {
  const read = (text: string) => importsOf("domain/jobs/Try.ts", text).map(({ to, names }) => [to, ...names])

  it.each([
    ["a value", 'import { a } from "#domain/shared/A.ts"', "a"],
    ["a value under another name", 'import { a as b } from "#domain/shared/A.ts"', "a"],
    ["a type", 'import type { A } from "#domain/shared/A.ts"', "A"],
    ["a type among values", 'import { type A } from "../shared/A.ts"', "A"],
    ["what is handed on", 'export { a } from "../shared/A.ts"', "a"],
    ["a type that is handed on", 'export type { A } from "#domain/shared/A.ts"', "A"],
    ["everything handed on", 'export * from "#domain/shared/A.ts"', "allbutdefault"],
    ["a file for its effects", 'import "#domain/shared/A.ts"'],
    ["a dynamic import", 'export const a = () => import("#domain/shared/A.ts")', "*"],
    ["a type by its address", 'export type A = import("#domain/shared/A.ts").A', "*"]
  ])("sees %s", (_, text, ...names) => assert.deepStrictEqual(read(text), [["domain/shared/A.ts", ...names]]))

  it("sees nothing in comments, texts and libraries", () =>
    assert.deepStrictEqual(
      read(
        '// import { a } from "#domain/shared/A.ts"\nimport { b } from "effect"\nexport const c = `import("./A.ts")` + b'
      ),
      []
    ))

  it("finds the cycles of a graph, and no others", () =>
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
