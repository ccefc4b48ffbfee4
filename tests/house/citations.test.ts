import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { parseSync } from "vite"
import { referenceHeadings, unresolvedIn } from "./citedIn.ts"

const root = resolve(import.meta.dirname, "../..")
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8"
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)))

/** Joins lines, without the asterisks and slashes that start comment lines. */
const asOneLine = (text: string) => text.replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, " ").trim()

/** Returns a script's comments, joining consecutive lines, because a sentence can span several. */
const commentsOf = (file: string, source: string): ReadonlyArray<string> => {
  const joined: Array<string> = []
  let end = -1
  for (const comment of parseSync(file, source).comments) {
    const between = end < 0 ? "x" : source.slice(end, comment.start)
    if (comment.type === "Line" && joined.length > 0 && /^[ \t]*\r?\n[ \t]*$/.test(between))
      joined.push(`${joined.pop()} ${comment.value.trim()}`)
    else joined.push(asOneLine(comment.value.replace(/^\*/, "")))
    end = comment.end
  }
  return joined
}

/** Returns the string that is the first argument of each call, such as a test's title. */
const titlesOf = (file: string, source: string): ReadonlyArray<string> => {
  const titles: Array<string> = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== "object" || node === null) return
    const { type, arguments: given } = node as { type?: string; arguments?: ReadonlyArray<Record<string, unknown>> }
    const first = type === "CallExpression" ? given?.[0] : undefined
    if (typeof first?.["value"] === "string") titles.push(first["value"])
    if (first?.["type"] === "TemplateLiteral") titles.push(source.slice(Number(first["start"]), Number(first["end"])))
    Object.values(node).forEach(walk)
  }
  walk(parseSync(file, source).program)
  return titles.filter((title) => title.includes(" "))
}

const textsOf = (file: string): ReadonlyArray<string> => {
  const source = readFileSync(join(root, file), "utf8")
  if (/\.(ts|tsx|mjs)$/.test(file)) {
    const isTest = /^(tests|stories)\//.test(file)
    return [...commentsOf(file, source), ...(isTest ? titlesOf(file, source) : [])]
  }
  if (file.endsWith(".css")) return [...source.matchAll(/\/\*([^]*?)\*\//g)].map(([, text]) => asOneLine(text!))
  return source.split(/\n{2,}/).map(asOneLine)
}

const headings = referenceHeadings()
const said = files
  .filter((file) => /\.(ts|tsx|mjs|css|md|mdx)$/.test(file) && !file.startsWith("stories/docs/reference/"))
  .filter((file) => !/^tests\/house\/cit(ations\.test|edIn)\.ts$/.test(file))
  .flatMap((file) => textsOf(file).map((text) => ({ file, text })))

describe("citations", () => {
  it("all refer to a heading of the reference pages", () => {
    const unresolved = said.flatMap(({ file, text }) =>
      unresolvedIn(text, headings).map((cited) => `${file}: ${cited} in "${text.slice(0, 200)}"`)
    )
    assert.deepStrictEqual(unresolved, [])
  })

  it("refer only to Markdown pages that are in the repository", () => {
    const pages = new Set(files.filter((file) => file.endsWith(".md")).map((file) => basename(file)))
    const missing = said.flatMap(({ file, text }) =>
      [...text.matchAll(/(?<![\w*/.-])[\w-]+\.md\b/g)]
        .filter(([page]) => !pages.has(page))
        .map(([page]) => `${file}: ${page} in "${text.slice(0, 200)}"`)
    )
    assert.deepStrictEqual(missing, [])
  })

  it("lead to requirements whose listed tests exist", () => {
    const page = readFileSync(join(root, "stories/docs/reference/security.mdx"), "utf8")
    const named = [...page.matchAll(/^Tested: (.+)\.$/gm)].flatMap(([, list]) => list!.match(/[^`, ]+/g) ?? [])
    assert.isAbove(named.length, 80)
    assert.deepStrictEqual(
      named.filter((name) => !files.some((file) => file.startsWith("tests/") && file.endsWith(`/${name}`))),
      []
    )
  })

  it("occur for every kind of reference", () => {
    const known = (pattern: RegExp) => said.filter(({ text }) => pattern.test(text)).length
    assert.isAbove(known(/\bspec §\d/i), 100)
    assert.isAbove(known(/\btrade \d/), 50)
    assert.isAbove(known(/\([A-Z]\d+\)/), 100)
  })

  it.each([
    ["a requirement (F1)", []],
    ["an unknown requirement (F5)", ["F5"]],
    ["two requirements, the second unknown (I9, R21)", ["R21"]],
    ["a section (spec §5 Uploads)", []],
    ["an unknown section (spec §4, §12)", ["§12"]],
    ["a section without a document (§4)", ["? §4"]],
    ["a standard's section (RFC 6238 §5.2)", []],
    ["a rule (trade 3.1 rule 10), a reading (trade 8.18), an example (trade 3.2 example E)", []],
    ["two rules, the second unknown (trade 3.1 rules 1 and 12)", ["3.1 rule 12"]],
    ["two examples, the second unknown (trade 3.2 example A, G)", ["3.2 example G"]],
    ["two sections, the second unknown (trade 2.1, 2.9)", ["2.9"]],
    ["text that only resembles references: Amazon S3, a day T00:00, a marker D0, the key F6", []]
  ] as const)("are recognized in %s", (text, unresolved) =>
    assert.deepStrictEqual(unresolvedIn(text, headings), unresolved)
  )
})
