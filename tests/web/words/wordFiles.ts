import { globSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { type Language, languageTags } from "#domain/words/languages.ts"

export { type Language, languageTags as languages }

const topicsIn = (folder: string) =>
  globSync(`domain/words/en/${folder}/*.json`).map((file) => `${basename(dirname(file))}/${basename(file, ".json")}`)

/** All topics of the message catalog, named like their files: `letters/mail`. */
export const topics = topicsIn("*").sort()

const onScreens = new Map(
  topicsIn("{start,screens,known}").map((topic) => [topic.slice(topic.indexOf("/") + 1), topic] as const)
)

/** The topics shown on screens, without their folder. */
export const slices = [...onScreens.keys()]

export const fileOf = (language: Language, topic: string) =>
  readFileSync(`domain/words/${language}/${onScreens.get(topic) ?? topic}.json`, "utf8")

/** Returns messages by id, parsed from text so that a duplicate id is detected. */
export const wordsOf = (language: Language, slice: string) =>
  JSON.parse(fileOf(language, slice)) as Record<string, string>

/** Returns the ids in file order, one per line. */
export const idsInFile = (text: string) => [...text.matchAll(/^ {2}"((?:[^"\\]|\\.)*)": "/gm)].map(([, id]) => id!)

const sources = (pattern: string, but: ReadonlyArray<string> = []) =>
  globSync(pattern, { exclude: [...but] })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")

export const webSource = sources("app-web/**/*.{ts,tsx}")
export const domainSource = sources("domain/**/*.ts", ["domain/node_modules/**", "domain/testing/**"])
export const serverSource = `${domainSource}\n${sources("adapters/koa/**/*.ts")}`
