/** GSM 03.38, the alphabet of short messages: one septet each. */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"
)
/** Its extension: two septets each, an escape and the sign. */
const extended = new Set("\f^{}\\[~]|€")

/**
 * What a short message costs: its alphabet, how many parts it is sent in, its length and how much is left, in units of
 * the alphabet.
 */
export interface SmsSize {
  readonly alphabet: "gsm7" | "ucs2"
  readonly segments: number
  readonly used: number
  /** Units left in the last part. */
  readonly left: number
}

const limits = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const

/**
 * Counts the parts of a short message (3GPP TS 23.038 and 23.040): 160 septets alone and 153 a part, or 70 and 67
 * UTF-16 units once a sign is outside the alphabet. What takes two units is never cut in two.
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
 * Signs that one text in three parts is paid for, and their plain twins; "aout" without its hat is the spelling of
 * 1990.
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
 * The words of a text message in the alphabet of short messages as far as they lose nothing: one sign outside it more
 * than halves the room.
 */
export const plainSms = (text: string): string => text.replace(/août|[’‘“”–—…\u00a0\u202f]/g, (sign) => twins[sign]!)
