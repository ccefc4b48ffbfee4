import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { buildIndex } from "storybook/internal/core-server"
import config from "../../.storybook/main.ts"

const root = resolve(import.meta.dirname, "../..")
type Entry = Awaited<ReturnType<typeof buildIndex>>["entries"][string]
let entries: ReadonlyArray<Entry> = []

beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: join(root, ".storybook") })).entries)
})

describe("Storybook's docs index", () => {
  it("has a page for every component and screen with stories", () => {
    const titles = (type: Entry["type"]) =>
      new Set(entries.filter((one) => one.type === type).map(({ title }) => title))
    const without = [...titles("story")].filter((title) => !titles("docs").has(title))
    assert.deepStrictEqual(without, [])
    assert.isAbove([...titles("docs")].filter((title) => title.startsWith("Screens/")).length, 70)
  })

  it('finds the token pages by the word "token"', () =>
    assert.deepStrictEqual(
      entries.filter(({ type, title }) => type === "docs" && /token/i.test(title)).map(({ title }) => title),
      ["Color", "Type", "Space", "Motion", "Layer"].map((kind) => `Design/${kind} tokens`)
    ))

  it("renders Markdown tables in MDX as tables", async () => {
    const pages = entries.filter(({ type, importPath }) => type === "docs" && importPath.endsWith(".mdx"))
    const written = await Promise.all(
      pages.map(async ({ importPath }) => {
        const source = await readFile(join(root, importPath), "utf8")
        const compiled = await compile(source, join(root, importPath))
        return {
          importPath,
          raw: source.match(/^\|(?: *:?-+:? *\|)+ *$/gm)?.length ?? 0,
          drawn: compiled.match(/jsxs?\(_components\.table,/g)?.length ?? 0
        }
      })
    )
    assert.isAtLeast(written.filter(({ raw }) => raw > 0).length, 6)
    for (const { importPath, raw, drawn } of written) assert.strictEqual(drawn, raw, importPath)
  })
})

/** The addon's own compiler, which has no types. */
interface MdxLoader {
  readonly default: (
    this: {
      readonly async: () => (error: unknown, code: string) => void
      readonly getOptions: () => object
      readonly resourcePath: string
    },
    source: string
  ) => Promise<void>
}

/** Compiles a page with the options that main.ts gives the addon. */
const compile = async (source: string, resourcePath: string) => {
  const { default: compileMdx } = (await import("@storybook/addon-docs/mdx-loader" as string)) as MdxLoader
  return new Promise<string>((done, fail) => {
    const docs = config.addons?.find((addon) => typeof addon === "object" && addon.name === "@storybook/addon-docs")
    const loader = {
      async: () => (error: unknown, code: string) => (error === null ? done(code) : fail(error)),
      getOptions: () => (docs as { readonly options: { readonly mdxPluginOptions: object } }).options.mdxPluginOptions,
      resourcePath
    }
    void compileMdx.call(loader, source)
  })
}
