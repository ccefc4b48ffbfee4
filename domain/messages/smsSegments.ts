/** The GSM 03.38 basic alphabet: one septet per character. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"
)
/** The extension table: two septets per character, an escape and the character. */
const extended = new Set("\f^{}\\[~]|€")

/**
 * Size of a text message: its alphabet, the number of segments, its length, and the space left, in units of the
 * alphabet.
 */
export interface SmsSize {
  readonly alphabet: "gsm7" | "ucs2"
  readonly segments: number
  readonly used: number
  /** Units left in the last segment. */
  readonly left: number
}

const limits = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const

/**
 * Counts the segments of a text message (3GPP TS 23.038 and 23.040): one of 160 septets, or several of 153; with any
 * character outside the alphabet, 70 or 67 UTF-16 units. A character of two units is never split.
 */
export const smsSegments = (text: string): SmsSize => {
  const signs = [...text]
  const alphabet = signs.every((sign) => basic.has(sign) || extended.has(sign)) ? "gsm7" : "ucs2"
  const units = signs.map((sign) => (alphabet === "ucs2" ? sign.length : extended.has(sign) ? 2 : 1))
  const used = units.reduce((sum, unit) => sum + unit, 0)
  const { alone, part } = limits[alphabet]
  if (used <= alone) return { alphabet, segments: 1, used, left: alone - used }
  let [segments, inPart] = [1, 0]
  for (const unit of units) {
    if (inPart + unit > part) {
      segments++
      inPart = 0
    }
    inPart += unit
  }
  return { alphabet, segments, used, left: part - inPart }
}

/**
 * Characters outside the alphabet and their plain equivalents; "aout" without the circumflex follows the 1990 spelling
 * reform.
 */
const twins: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "\u00a0": " ",
  "\u202f": " ",
  août: "aout"
}

/**
 * Replaces characters outside the GSM alphabet where nothing is lost, because a single one more than halves the
 * capacity of a text message.
 */
export const toGsmText = (text: string): string => text.replace(/août|[’‘“”–—…\u00a0\u202f]/g, (sign) => twins[sign]!)
