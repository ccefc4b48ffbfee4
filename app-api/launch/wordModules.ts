import { readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"
import { languageTags } from "#domain/words/languages.ts"

const catalog = resolve(import.meta.dirname, "../../domain/words")
const prefix = "virtual:words"

/** All topics of a folder of the catalog as one module. */
const folder = (part: string, language: string) => {
  const files = readdirSync(join(catalog, language, part)).sort()
  return [
    ...files.map((file, at) => `import t${at} from ${JSON.stringify(join(catalog, language, part, file))}`),
    `export default { ${files.map((_, at) => `...t${at}`).join(", ")} }`
  ].join("\n")
}

const loaders = (part: string, tags: ReadonlyArray<string>) =>
  tags.map((tag) => `${tag}: () => import("${prefix}/${part}/${tag}").then(one => one.default)`).join(", ")

/** The source of a module of words. */
const sourceOf = (id: string): string => {
  const [, part, language] = id.split("/")
  if (part === undefined || language === undefined)
    return [
      `import startEnglish from "${prefix}/start/en"`,
      "export { startEnglish }",
      `export const start = { en: async () => startEnglish, ${loaders("start", languageTags.slice(1))} }`,
      `export const whole = { ${loaders("whole", languageTags)} }`
    ].join("\n")
  if (part !== "whole") return folder(part, language)
  return [
    `import start from "${prefix}/start/${language}"`,
    `import screens from "${prefix}/screens/${language}"`,
    "export default { ...start, ...screens }"
  ].join("\n")
}

/**
 * The catalog of `domain/words` as modules for a bundler, so that a language comes in two files and nobody lists its
 * topics: `virtual:words` has a function for each language that fetches them. What is
 * said first in English is no fetch: it comes with the first file.
 */
export const wordModules: Plugin = {
  name: "words",
  resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
  load: (id) => (id === `\0${prefix}` || id.startsWith(`\0${prefix}/`) ? sourceOf(id.slice(1)) : null)
}
