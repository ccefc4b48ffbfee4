import { sized } from "../testSize.ts"

/**
 * Characters of a text, as UTF-16 counts them: in full 1 MB of what JSON carries. What is quadratic takes minutes with
 * 400 kB too.
 */
const length = sized({ quick: 400_000, full: 1_048_576 })

/**
 * What has brought a check to its knees somewhere: openings without an end, marks that split, runs that a pattern can
 * divide in many ways.
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

/** Texts of that length that an unsigned caller might send: made once, as making them takes longer than reading them. */
export const hostileTexts: ReadonlyArray<string> = general.map((pump) => long(pump, pump === " " ? "a" : "!"))

/** The same for one regular expression: runs of what it speaks of itself, and of one of each kind of letter. */
export function* hostileTo(source: string): Iterable<string> {
  const own = [...new Set(source.replace(/\\[a-zA-Z]|[\\^$|?*+(){}[\]]/g, ""))]
    .filter((sign) => sign !== "-")
    .slice(0, 6)
  for (const pump of new Set([...own, "a", "A", "0", " ", "é", `${own[0] ?? "<"}a`]))
    for (const ending of endings) yield long(pump, ending)
}
