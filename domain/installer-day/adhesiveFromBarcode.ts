/** What the label of an adhesive says of it. */
export interface AdhesiveLabel {
  readonly lot: string
  /** The last day, where the code has one; else "". */
  readonly expiry: string
}

/** What ends a part of no fixed length in a code of GS1's. */
const ends = "\u001d"

/** Parts of a fixed length by their number, as GS1's General Specifications have them: how many characters follow. */
const fixed: Readonly<Record<string, number>> = { "00": 18, "01": 14, "02": 14, "11": 6, "13": 6, "15": 6, "17": 6 }

/**
 * The lot and the expiration date in what a code on a cartridge says, or nothing. GS1's codes name both: 10 the lot, 17
 * the last day, else 15 until when it is best. A code without names is the lot, unless it is a product's number alone,
 * as every cartridge has it.
 */
export const adhesiveFromBarcode = (text: string): AdhesiveLabel | undefined => {
  const named = partsOf(text.trim().replace(/^\][A-Za-z]\d/, ""))
  if (named !== undefined) {
    const lot = named["10"] ?? ""
    const expiry = dayOf(named["17"] ?? named["15"] ?? "")
    return lot === "" && expiry === "" ? undefined : { lot, expiry }
  }
  const plain = text.trim().toUpperCase()
  return /^[A-Z0-9][A-Z0-9./-]{2,19}$/.test(plain) && !/^\d{8}$|^\d{12,14}$/.test(plain)
    ? { lot: plain, expiry: "" }
    : undefined
}

/** The parts of a GS1 code by their numbers, also as they are printed with the numbers in brackets. */
const partsOf = (text: string): Readonly<Record<string, string>> | undefined => {
  const bracketed = [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)]
  if (bracketed.length > 0 && text.startsWith("("))
    return Object.fromEntries(bracketed.map(([, number, value]) => [number, value!.trim()]))
  // Without brackets, only a code that begins with the product's number is surely one.
  if (!/^01\d{14}/.test(text.startsWith(ends) ? text.slice(1) : text)) return undefined
  const parts: Record<string, string> = {}
  let rest = text
  while (rest !== "") {
    if (rest.startsWith(ends)) {
      rest = rest.slice(1)
      continue
    }
    const number = rest.slice(0, 2)
    const length = fixed[number]
    const end = length === undefined ? rest.indexOf(ends) : 2 + length
    const after = end === -1 ? rest.length : end
    parts[number] = rest.slice(2, after)
    rest = rest.slice(after)
  }
  return parts
}

/** GS1's `271130` as a day; `00` stands for the last of its month. */
const dayOf = (text: string): string => {
  const [, year, month, day] = /^(\d{2})(0[1-9]|1[0-2])([0-3]\d)$/.exec(text) ?? []
  if (year === undefined) return ""
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) > last) return ""
  return `20${year}-${month}-${day === "00" ? String(last) : day}`
}
