/** The result of parsing a typed number: an integer in units of the last digit, empty, or unclear. */
export type ParsedDecimal =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "empty" }
  | { readonly kind: "unclear" }

const unclear = { kind: "unclear" } as const
const grouped = (parts: ReadonlyArray<string>) =>
  /^\d{1,3}$/.test(parts[0] ?? "") && parts.slice(1).every((part) => /^\d{3}$/.test(part))

/** Splits digits with `.` and `,` into integer and fraction; null if ambiguous. */
const split = (text: string, digits: number, decimalMark: string): readonly [string, string] | null => {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","))
  if (last < 0) return [text, ""]
  const mark = text.charAt(last)
  const parts = text.split(mark)
  const [before, after] = [text.slice(0, last), text.slice(last + 1)]
  if (parts.length > 2) return grouped(parts) ? [parts.join(""), ""] : null
  const other = mark === "." ? "," : "."
  if (before.includes(other))
    return grouped(before.split(other)) && after.length <= digits ? [before.replaceAll(other, ""), after] : null
  if (mark !== decimalMark && after.length === 3 && grouped(parts) && before !== "0") return [parts.join(""), ""]
  return after.length <= digits ? [before, after] : null
}

/**
 * Parses a number as people type it: `1,234.50`, `1.234,5`, `1 234,5`, `$12`, `8.25 %`, `-3`. Returns an integer in
 * units of the last of `digits` decimal places (12.5 with 2 digits is 1250). `decimalMark` resolves otherwise ambiguous
 * input. Input that is still ambiguous or too precise is reported as unclear, never guessed.
 */
export const parseDecimal = (typed: string, digits: number, decimalMark: string): ParsedDecimal => {
  const bare = typed.replace(/[\p{Sc}%\u200e\u200f]/gu, "").trim()
  if (bare === "") return { kind: "empty" }
  const negative = /^[-\u2212]/.test(bare)
  const figure = bare.replace(/^[-\u2212+]\s*/, "")
  const spaced = figure.split(/[\s\u00a0\u202f'\u2019]/)
  const tail = spaced.at(-1) ?? ""
  if (spaced.length > 1 && !grouped([...spaced.slice(0, -1), tail.split(/[.,]/)[0]!])) return unclear
  const joined = spaced.join("")
  if (!/^[.,\d]*$/.test(joined) || !/\d/.test(joined)) return unclear
  // If spaces group the thousands, the only other separator must be the decimal one.
  const parts = split(joined, digits, spaced.length > 1 ? joined.replace(/\d/g, "") : decimalMark)
  if (parts === null || !/^\d*$/.test(parts[0])) return unclear
  const value = Number(parts[0] + parts[1].padEnd(digits, "0"))
  if (!Number.isSafeInteger(value)) return unclear
  return { kind: "number", value: negative && value !== 0 ? -value : value }
}
