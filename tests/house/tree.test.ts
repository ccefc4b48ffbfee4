import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"

const root = resolve(import.meta.dirname, "../..")
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8"
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), "utf8")
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))

describe("the repository", () => {
  it("has only the planned folders and tool configuration at the top level", () => {
    const rooms = ["domain", "adapters", "ui", "app-web", "app-api", "stories", "tests", "README.md", "package.json"]
    const tools = [
      "package-lock.json",
      "CONTRIBUTING.md",
      "CHANGELOG.md",
      "chromatic.config.json",
      "tsconfig.json",
      "tsconfig.base.json",
      "vite.config.ts",
      "vitest.config.ts"
    ]
    const top = [...new Set(files.map((file) => file.split("/")[0]!))].filter((name) => !name.startsWith("."))
    assert.deepStrictEqual(
      top.filter((name) => !rooms.includes(name) && !tools.includes(name)),
      []
    )
    assert.deepStrictEqual(
      rooms.filter((name) => !top.includes(name)),
      []
    )
  })

  it("has no barrel files", () =>
    assert.deepStrictEqual(
      files.filter((file) => /(^|\/)index\.(ts|tsx|js|mjs)$/.test(file)),
      []
    ))

  it("has no catch-all files such as utils or helpers", () => {
    assert.deepStrictEqual(
      files.filter((file) => /(^|\/)(utils?|helpers?|types|common|misc)(\.|\/)/i.test(file)),
      []
    )
    assert.deepStrictEqual(
      files.filter((file) => /(Manager|Service|Helper|Util)s?\.tsx?$/.test(file)),
      []
    )
  })

  it("leaves no deferred work in its code", () => {
    const later = new RegExp(["TO", "DO|FIX", "ME|X", "XX\\b"].join(""))
    assert.deepStrictEqual(
      code.filter((file) => later.test(read(file))),
      []
    )
  })

  it("skips and focuses no test", () => {
    const tests = code.filter((file) => file.startsWith("tests/") || file.startsWith("stories/"))
    assert.deepStrictEqual(
      tests.filter(
        (file) =>
          file !== "tests/house/tree.test.ts" &&
          /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fails)\b/.test(read(file))
      ),
      []
    )
  })

  it("contains no local paths, registry URLs or private keys", () => {
    const marks = [
      /\/(home|Users)\/[a-z]+\//,
      /\/work\/(main|shared)/,
      /"resolved":/,
      /registry\.npmjs\.org/,
      /-----BEGIN [A-Z ]*PRIVATE KEY/
    ]
    const told = files
      .filter((file) => !/\.(ttf|png|woff2?)$/.test(file) && file !== "tests/house/tree.test.ts")
      .flatMap((file) => marks.filter((mark) => mark.test(read(file))).map((mark) => `${file}: ${mark}`))
    assert.deepStrictEqual(told, [])
  })

  it("documents the export that each domain file is named after", () => {
    const silent = code
      .filter((file) => file.startsWith("domain/") && !/(Handlers|Api)\.ts$/.test(file) && !file.includes("/words/"))
      .filter((file) => {
        const name = file.split("/").at(-1)!.replace(".ts", "")
        const named = new RegExp(`^export (?:const|class|interface|function) ${name}\\b`, "m").exec(read(file))
        return named !== null && !/\*\/\s*$/.test(read(file).slice(0, named.index))
      })
    assert.deepStrictEqual(silent, [])
  })

  it("refers in its pages only to existing paths", () => {
    const pages = files.filter((file) => file.endsWith(".md") || file.endsWith(".mdx"))
    const missing = pages.flatMap((page) =>
      [...read(page).matchAll(/`((?:domain|adapters|ui|app-web|app-api|stories|tests)\/[\w./-]*)`/g)]
        .map(([, path]) => path!)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${page}: ${path}`)
    )
    assert.deepStrictEqual(missing, [])
  })

  it("mentions in its README only commands from package.json", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> }
    const named = [...read("README.md").matchAll(/npm (?:run )?(start|test|dev|check|bench|[a-z]+)\b/g)].map(
      ([, name]) => name!
    )
    assert.deepStrictEqual(
      named.filter((name) => !(name in scripts) && !["ci", "registry", "package", "packages"].includes(name)),
      []
    )
  })
})
