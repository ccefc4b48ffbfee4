import { globSync, readFileSync } from "node:fs"

export const languages = ["en", "fr", "es"] as const
export type Language = (typeof languages)[number]

/** The slices that have words, as the files are named. */
export const slices = globSync("app-web/words/en/*.json").map((file) => file.split("/").at(-1)!.replace(".json", ""))

export const fileOf = (language: Language, slice: string) =>
  readFileSync(`app-web/words/${language}/${slice}.json`, "utf8")

/** Messages by id, read as text so that an id written twice is seen. */
export const wordsOf = (language: Language, slice: string) =>
  JSON.parse(fileOf(language, slice)) as Record<string, string>

/** The ids in the order of the file, one a line. */
export const idsInFile = (text: string) => [...text.matchAll(/^ {2}"((?:[^"\\]|\\.)*)": "/gm)].map(([, id]) => id!)

const sources = (pattern: string, but: ReadonlyArray<string> = []) =>
  globSync(pattern, { exclude: [...but] })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")

export const webSource = sources("app-web/**/*.{ts,tsx}", ["app-web/words/{english,french,spanish}.ts"])
export const domainSource = sources("domain/**/*.ts", ["domain/node_modules/**", "domain/testing/**"])
export const serverSource = `${domainSource}\n${sources("adapters/koa/**/*.ts")}`
