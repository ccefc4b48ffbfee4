import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"
import { languageTags } from "#domain/words/languages.ts"
import { shortMessage } from "./shortMessage.ts"

const catalog = resolve(import.meta.dirname, "../../domain/words")
const prefix = "virtual:words"

/** A file of the catalog as a browser is given it. */
const textsIn = (file: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>).map(([id, text]) => [
      id,
      shortMessage(text)
    ])
  )

/** The files of a folder of the catalog. */
const filesIn = (part: string, language: string) =>
  readdirSync(join(catalog, language, part))
    .sort()
    .map((file) => join(catalog, language, part, file))

/** All topics of a folder of the catalog as one module. */
const folder = (part: string, language: string) =>
  `export default ${JSON.stringify(Object.assign({}, ...filesIn(part, language).map(textsIn)))}`

const loaders = (part: string, tags: ReadonlyArray<string>) =>
  tags.map((tag) => `${tag}: () => import("${prefix}/${part}/${tag}").then(one => one.default)`).join(", ")

/** What is said on screens behind `start`, by folder: that is a file of its own, which comes first and is there by then. */
const further = ["screens", "known"]

/** The files with what is said further on in a language. */
const furtherFiles = (language: string) => further.flatMap((part) => filesIn(part, language))

/**
 * What is said further on, as one module: each beginning of its ids is written once (`dispatch.`), which makes the file a
 * twentieth smaller than the same as one record.
 */
const furtherWords = (language: string): string => {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const file of furtherFiles(language))
    for (const [id, text] of Object.entries(textsIn(file))) {
      const end = id.lastIndexOf(".") + 1
      ;(groups[id.slice(0, end)] ??= {})[id.slice(end)] = text
    }
  return [
    `const groups = ${JSON.stringify(groups)}`,
    "const texts = {}",
    "for (const start in groups) for (const end in groups[start]) texts[start + end] = groups[start][end]",
    "export default texts"
  ].join("\n")
}

/** The source of a module of words. */
const sourceOf = (id: string): string => {
  const [, part, language] = id.split("/")
  if (part === undefined || language === undefined)
    return [
      `import startEnglish from "${prefix}/start/en"`,
      "export { startEnglish }",
      `export const start = { en: async () => startEnglish, ${loaders("start", languageTags.slice(1))} }`,
      `const both = (first, further) => Promise.all([first(), further]).then(([one, other]) => ({ ...one, ...other.default }))`,
      `export const whole = { ${languageTags.map((tag) => `${tag}: () => both(start.${tag}, import("${prefix}/further/${tag}"))`).join(", ")} }`
    ].join("\n")
  return part === "further" ? furtherWords(language) : folder(part, language)
}

const asked = /\bawait everyLanguage\(\s*"([\w-]+)",\s*"([\w-]+)"\s*\)/g

/** A module with the texts it asks for in it, in every language. */
const withTexts = (code: string, watch: (file: string) => void): string =>
  code.replace(/^import \{ everyLanguage \} from .*$/m, "").replace(asked, (_, part: string, topic: string) => {
    const texts = languageTags.map((tag) => {
      const file = join(catalog, tag, part, `${topic}.json`)
      watch(file)
      return `${tag}: ${readFileSync(file, "utf8").trim()}`
    })
    return `{ ${texts.join(", ")} }`
  })

/**
 * The catalog of `domain/words` for a bundler, so that nobody lists its topics or languages. What screens say comes in
 * two files a language: `virtual:words` has a function for each language that fetches them. What is said first in
 * English is no fetch: it comes with the first file. A module that wants a topic in every language
 * (`await everyLanguage("known", "lines")`) has it inside, and waits for nothing: a module that did would be waited for
 * by all that import it, each in a file of its own.
 */
export const wordModules: Plugin = {
  name: "words",
  enforce: "pre",
  resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
  load(id) {
    if (id !== `\0${prefix}` && !id.startsWith(`\0${prefix}/`)) return null
    const [, part, language] = id.split("/")
    if (part !== undefined && language !== undefined)
      for (const file of part === "further" ? furtherFiles(language) : filesIn(part, language)) this.addWatchFile(file)
    return sourceOf(id.slice(1))
  },
  transform: {
    filter: { id: /\.tsx?$/, code: "import { everyLanguage }" },
    handler(code) {
      return { code: withTexts(code, (file) => this.addWatchFile(file)), map: null }
    }
  }
}
