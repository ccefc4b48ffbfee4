import { readdirSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"
import { languageTags } from "#domain/words/languages.ts"
import { shortMessage } from "./shortMessage.ts"

const catalog = resolve(import.meta.dirname, "../../domain/words")
const prefix = "virtual:words"

/** Returns the texts of a catalog file in the form sent to browsers. */
const textsIn = (file: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>).map(([id, text]) => [
      id,
      shortMessage(text)
    ])
  )

/** Returns the files of a catalog folder. */
const filesIn = (part: string, language: string) =>
  readdirSync(join(catalog, language, part))
    .sort()
    .map((file) => join(catalog, language, part, file))

/** Returns a module with all topics of a catalog folder. */
const folder = (part: string, language: string) =>
  `export default ${JSON.stringify(Object.assign({}, ...filesIn(part, language).map(textsIn)))}`

const loaders = (part: string, tags: ReadonlyArray<string>) =>
  tags.map((tag) => `${tag}: () => import("${prefix}/${part}/${tag}").then(one => one.default)`).join(", ")

/** Folders with texts of screens beyond `start`. The `start` texts are a separate file that is loaded first. */
const further = ["screens", "known"]

/** Returns the files with further texts in a language. */
const furtherFiles = (language: string) => further.flatMap((part) => filesIn(part, language))

/**
 * Returns the further texts as one module. Each id prefix (`dispatch.`) is written once, which makes the file five
 * percent smaller than a flat record.
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

/** Returns the source of a module of texts. */
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

/** Inlines the texts that a module requests, in every language. */
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
 * Makes the catalog of `domain/words` available to the bundler, so topics and languages need not be listed. Texts of
 * screens come in two files per language; `virtual:words` exports a function per language that loads them. The first
 * texts in English are not loaded separately but included in the entry file. In a module that needs a topic in every
 * language (`await everyLanguage("known", "lines")`) the texts are inlined, so the module needs no top-level await,
 * which would hold up every module that imports it.
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
