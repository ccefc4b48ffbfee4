/** One segment of an X12 document: its tag, then its elements; "" for an empty element. */
export type Segment = ReadonlyArray<string>

/** The element and component separators and the segment terminator in everything Frit writes (trade 4.3). */
export const delimiters = { element: "*", part: ">", segment: "~" } as const

/**
 * Returns a text as an element value: plain uppercase of at most `length` characters, without delimiters or control
 * characters.
 */
export const element = (text: string, length: number): string =>
  plainLatin(text)
    .replaceAll(/(?:[^ -~]|[*~>^|])+/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .toUpperCase()
    .slice(0, length)
    .trimEnd()

/** Formats cents as an X12 amount: `40672` becomes `406.72`, `4200` becomes `42`; no trailing zeros (type R). */
export const amountText = (cents: number): string => decimal(cents, 2)

/** Formats hundredths as an X12 quantity: `330` becomes `3.3`. */
export const quantityText = (hundredths: number): string => decimal(hundredths, 2)

/** Formats hundredths of a percent as a rate: `825` becomes `8.25`; up to four decimals are kept. */
export const rateText = (basisPoints: number): string => decimal(Math.round(basisPoints * 100), 4)

const decimal = (whole: number, places: number): string => {
  const digits = `${Math.abs(whole)}`.padStart(places + 1, "0")
  let end = digits.length
  while (end > digits.length - places && digits[end - 1] === "0") end--
  const fraction = digits.slice(-places).slice(0, end - digits.length + places)
  return `${whole < 0 ? "-" : ""}${digits.slice(0, -places)}${fraction === "" ? "" : `.${fraction}`}`
}

/**
 * Parses a decimal number to hundredths, exactly. Returns undefined if the text is not a number or has more than two
 * significant decimals.
 */
export const parseHundredths = (text: string): number | undefined => {
  const match = /^(-?)(\d{0,12})(?:\.(\d{0,2})0*)?$/.exec(text)
  if (match === null || ((match[2] ?? "") === "" && (match[3] ?? "") === "")) return undefined
  const amount = Number(match[2] || "0") * 100 + Number((match[3] ?? "").padEnd(2, "0") || "0")
  return match[1] === "-" ? -amount + 0 : amount
}

/** Removes a segment's trailing empty elements, as X12 requires. */
export const trimmed = (segment: Segment): Segment => {
  let end = segment.length
  while (end > 1 && segment[end - 1] === "") end--
  return segment.slice(0, end)
}

/** Formats a date such as `2026-01-15` for X12: `20260115`. */
export const dayText = (day: string): string => day.replaceAll("-", "")

/** Parses an X12 date such as `20260115`; "" if invalid. */
export const parseX12Day = (text: string): string =>
  /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : ""

/** Letters that do not decompose into a base letter and accent, and signs with an ASCII equivalent. */
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

/**
 * Converts a text to ASCII if possible: `Montréal` becomes `Montreal`. Characters without an equivalent stay unchanged.
 */
const plainLatin = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^ -~]/gu, (sign) => plain[sign] ?? sign)
