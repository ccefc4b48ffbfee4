import { globSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { type Language, languageTags } from "#domain/words/languages.ts"

export { type Language, languageTags as languages }

const parts = new Map(
  globSync("domain/words/en/*/*.json").map((file) => [basename(file, ".json"), basename(dirname(file))] as const)
)

/** The topics that have words, as the files are named. */
export const slices = [...parts.keys()]

export const fileOf = (language: Language, slice: string) =>
  readFileSync(`domain/words/${language}/${parts.get(slice)}/${slice}.json`, "utf8")

/** Messages by id, read as text so that an id written twice is seen. */
export const wordsOf = (language: Language, slice: string) =>
  JSON.parse(fileOf(language, slice)) as Record<string, string>

/** The ids in the order of the file, one a line. */
export const idsInFile = (text: string) => [...text.matchAll(/^ {2}"((?:[^"\\]|\\.)*)": "/gm)].map(([, id]) => id!)

const sources = (pattern: string, but: ReadonlyArray<string> = []) =>
  globSync(pattern, { exclude: [...but] })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")

export const webSource = sources("app-web/**/*.{ts,tsx}")
export const domainSource = sources("domain/**/*.ts", ["domain/node_modules/**", "domain/testing/**"])
export const serverSource = `${domainSource}\n${sources("adapters/koa/**/*.ts")}`
