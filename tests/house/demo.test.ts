import { readdirSync, readFileSync } from "node:fs"
import { join, posix, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { parseSync } from "vite"

const root = resolve(import.meta.dirname, "../..")
const door = "app-api/demo/demo.ts"

/** Returns the app-api files that a file imports: statically (without types), and dynamically with `import()`. */
const importsOf = (file: string) => {
  const source = readFileSync(join(root, file), "utf8")
  const { module } = parseSync(file, source)
  const inRoot = (name: string) =>
    name.startsWith(".") ? posix.join(posix.dirname(file), name) : name.replace(/^#api\//, "app-api/")
  const ours = (names: ReadonlyArray<string>) => names.map(inRoot).filter((name) => name.startsWith("app-api/"))
  return {
    atOnce: ours(
      module.staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value)
    ),
    later: ours(
      module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1))
    )
  }
}

const sources = readdirSync(join(root, "app-api"), { recursive: true, encoding: "utf8" })
  .map((file) => `app-api/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\.(ts|mjs)$/.test(file))

describe("the demo", () => {
  it("is imported by the rest of app-api only through demo.ts, dynamic imports included", () => {
    const outside = sources.filter((file) => !file.startsWith("app-api/demo/"))
    const inside = outside.flatMap((file) => {
      const { atOnce, later } = importsOf(file)
      return [...atOnce, ...later]
        .filter((name) => name.startsWith("app-api/demo/") && name !== door)
        .map((name) => `${file}: ${name}`)
    })
    assert.deepStrictEqual(inside, [])
    assert.isAbove(outside.filter((file) => importsOf(file).atOnce.includes(door)).length, 0)
  })

  it("is loaded only if there are shops to fill: otherwise a start loads just the sign-ins", () => {
    const read = new Set<string>()
    const follow = (file: string) => {
      if (read.has(file)) return
      read.add(file)
      importsOf(file).atOnce.forEach(follow)
    }
    follow(door)
    assert.deepStrictEqual(
      [...read].sort(),
      ["demo", "isDemoComplete", "people", "publicPassword", "shops", "signIns"].map(
        (name) => `app-api/demo/${name}.ts`
      )
    )
    assert.deepStrictEqual(importsOf(door).later, ["app-api/demo/seedDemo.ts", "app-api/demo/scale/addJobs.ts"])
  })
})
