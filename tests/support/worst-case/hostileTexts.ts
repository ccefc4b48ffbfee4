import { sized } from "../testSize.ts"

/**
 * Length of a text in UTF-16 code units; in full, 1 MB as carried by JSON. Quadratic work takes minutes with 400 kB
 * too.
 */
const length = sized({ quick: 400_000, full: 1_048_576 })

/**
 * Input known to have brought down parsers and validators elsewhere: unclosed openings, separators, runs that a pattern
 * can divide in many ways.
 */
const general = [
  "<",
  "<>",
  "a",
  "1",
  " ",
  "a ",
  "0 ",
  "\n",
  "\r\n",
  "@",
  ".",
  "a.",
  "a@",
  "-",
  "(",
  "[",
  "{a",
  "{a}",
  '"',
  ',"',
  "\\'",
  ",",
  ":0",
  "%4",
  "é",
  "e\u0301",
  "😀",
  "M1 1L1 1"
]

const endings = ["!", "\n"]

const long = (pump: string, ending: string) => pump.repeat(Math.floor(length / pump.length)) + ending

/**
 * Texts of that length that an unauthenticated caller could send. Created once, because creating them takes longer than
 * reading them.
 */
export const hostileTexts: ReadonlyArray<string> = general.map((pump) => long(pump, pump === " " ? "a" : "!"))

/** Hostile texts for one regular expression: runs of its own characters, and of one character of each class. */
export function* hostileTo(source: string): Iterable<string> {
  const own = [...new Set(source.replace(/\\[a-zA-Z]|[\\^$|?*+(){}[\]]/g, ""))]
    .filter((sign) => sign !== "-")
    .slice(0, 6)
  for (const pump of new Set([...own, "a", "A", "0", " ", "é", `${own[0] ?? "<"}a`]))
    for (const ending of endings) yield long(pump, ending)
}
