/** One segment of an X12 document: its tag, then its elements; "" for an element that says nothing. */
export type Segment = ReadonlyArray<string>

/** What separates elements and parts of them, and ends a segment, in all that Frit writes (trade 4.3). */
export const delimiters = { element: "*", part: ">", segment: "~" } as const

/**
 * A text as an element carries it: plain capitals of at most `length` characters, with nothing in it that separates or
 * ends anything, nor a control character.
 */
export const element = (text: string, length: number): string =>
  plainLatin(text)
    .replaceAll(/(?:[^ -~]|[*~>^|])+/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .toUpperCase()
    .slice(0, length)
    .trimEnd()

/** Cents as X12 writes amounts: `40672` is `406.72`, `4200` is `42`; no zeros at the end (type R). */
export const amountText = (cents: number): string => decimal(cents, 2)

/** Hundredths as X12 writes quantities: `330` is `3.3`. */
export const quantityText = (hundredths: number): string => decimal(hundredths, 2)

/** Hundredths of a percent as a rate: `825` is `8.25`; up to four more digits stay. */
export const rateText = (basisPoints: number): string => decimal(Math.round(basisPoints * 100), 4)

const decimal = (whole: number, places: number): string => {
  const digits = `${Math.abs(whole)}`.padStart(places + 1, "0")
  let end = digits.length
  while (end > digits.length - places && digits[end - 1] === "0") end--
  const fraction = digits.slice(-places).slice(0, end - digits.length + places)
  return `${whole < 0 ? "-" : ""}${digits.slice(0, -places)}${fraction === "" ? "" : `.${fraction}`}`
}

/** A decimal number as hundredths, exactly; undefined where the text is no number, or has more than two decimals that count. */
export const hundredthsIn = (text: string): number | undefined => {
  const match = /^(-?)(\d{0,12})(?:\.(\d{0,2})0*)?$/.exec(text)
  if (match === null || ((match[2] ?? "") === "" && (match[3] ?? "") === "")) return undefined
  const amount = Number(match[2] || "0") * 100 + Number((match[3] ?? "").padEnd(2, "0") || "0")
  return match[1] === "-" ? -amount + 0 : amount
}

/** A segment without the empty elements at its end, as X12 asks. */
export const trimmed = (segment: Segment): Segment => {
  let end = segment.length
  while (end > 1 && segment[end - 1] === "") end--
  return segment.slice(0, end)
}

/** A day, `2026-01-15`, as X12 writes it: `20260115`. */
export const dayText = (day: string): string => day.replaceAll("-", "")

/** The day in `20260115`; "" where there is none. */
export const dayIn = (text: string): string =>
  /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : ""

/** Letters that no accent comes off of, and signs with a plain twin. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ı: "i",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "×": "x",
  "½": "1/2"
}

/** A text in plain letters where it can be: `Montréal` is `Montreal`. What has no plain twin stays as it is. */
const plainLatin = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^ -~]/gu, (sign) => plain[sign] ?? sign)
