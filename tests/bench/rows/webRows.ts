import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { languageTags } from "#domain/words/languages.ts"
import { alone, notMeasured, type Row } from "../Row.ts"

const folder = "build/web"
/** The sample pages contain every component. */
const isSample = /Kit-.{8}\.js$/
/** All messages of a language are in one file, loaded once and shared by all screens. */
const isLanguageFile = new RegExp(`^(${languageTags.join("|")})-.{8}\\.js$`)
const marks = { first: 230, further: 40, language: 48 }
const words = {
  first: "staff app, first route: JavaScript, brotli",
  further: "staff app, largest additional route",
  language: "staff app, largest language file, loaded once"
}

/**
 * Measures what a browser loads of the built web app: for the first page, and for the heaviest screen after it. Targets
 * are in kilobytes with Brotli.
 */
export const webRows = (): ReadonlyArray<Row> => {
  if (!existsSync(join(folder, "index.html"))) {
    return [
      notMeasured(words.first, "not built", `≤ ${marks.first} kB`),
      notMeasured(words.further, "not built", `≤ ${marks.further} kB`),
      notMeasured(words.language, "not built", `≤ ${marks.language} kB`)
    ]
  }
  const first = closure(scriptsOf("index.html"), new Set())
  const lazy = [...new Set([...first].flatMap((file) => lazyIn(file)))]
  const language = Math.max(...lazy.filter((file) => isLanguageFile.test(file)).map((file) => sizeOf([file])))
  const further = lazy
    .filter((file) => !isSample.test(file) && !isLanguageFile.test(file))
    .map((file) => {
      const more = closure([file], first)
      return { name: basename(file).replace(/-.{8}\.js$/, ""), size: sizeOf(more) }
    })
  const largest = further.sort((a, b) => b.size - a.size)[0] ?? { name: "none", size: 0 }
  const start = sizeOf(first)
  return [
    alone(words.first, `${start.toFixed(0)} kB`, `≤ ${marks.first} kB`, start <= marks.first),
    alone(
      `${words.further} (${largest.name})`,
      `${largest.size.toFixed(0)} kB`,
      `≤ ${marks.further} kB`,
      largest.size <= marks.further
    ),
    alone(words.language, `${language.toFixed(0)} kB`, `≤ ${marks.language} kB`, language <= marks.language)
  ]
}

/**
 * Returns the files of the staff app's entry that the customer's page and its panels load. It must be none, or the
 * staff app would start in them.
 */
export const staffFilesOnCustomersPage = (): ReadonlyArray<string> => {
  const loaded = closure(scriptsOf("document.html"), new Set())
  for (const file of loaded)
    for (const panel of lazyIn(file)) for (const more of closure([panel], loaded)) loaded.add(more)
  return scriptsOf("index.html").filter((file) => file.startsWith("index-") && loaded.has(file))
}

/**
 * Returns the size of what a visitor of the public quote loads before its first step is interactive, in kilobytes with
 * Brotli.
 */
export const quoteSize = (): number => {
  const start = closure(scriptsOf("quote.html"), new Set())
  return sizeOf(closure([...start, ...[...start].flatMap(lazyIn)], new Set()))
}

const scriptsOf = (page: string) =>
  [...readFileSync(join(folder, page), "utf8").matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
    ([, file]) => file!
  )
const read = (file: string) => readFileSync(join(folder, "assets", file), "utf8")
const importsIn = (file: string) =>
  [...read(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, other]) => other!)
const lazyIn = (file: string) =>
  [...read(file).matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g)].map(([, other]) => other!)

/** Returns these files and everything they import, except what is already loaded. */
const closure = (files: ReadonlyArray<string>, there: ReadonlySet<string>): Set<string> => {
  const all = new Set<string>()
  const add = (file: string) => {
    if (all.has(file) || there.has(file)) return
    all.add(file)
    for (const other of importsIn(file)) add(other)
  }
  for (const file of files) add(file)
  return all
}

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((total, file) => {
    const twin = join(folder, "assets", `${file}.br`)
    return total + (existsSync(twin) ? readFileSync(twin) : brotliCompressSync(read(file))).length / 1_000
  }, 0)
