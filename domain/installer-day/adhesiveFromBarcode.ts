/** What an adhesive's barcode contains. */
export interface AdhesiveLabel {
  readonly lot: string
  /** Expiration date; empty if the barcode has none. */
  readonly expiry: string
}

/** Separator that ends a variable-length element in a GS1 code (FNC1). */
const ends = "\u001d"

/** Fixed-length GS1 elements: number of characters by application identifier, per the GS1 General Specifications. */
const fixed: Readonly<Record<string, number>> = { "00": 18, "01": 14, "02": 14, "11": 6, "13": 6, "15": 6, "17": 6 }

/**
 * Extracts the lot and expiration date from the text of a cartridge's barcode; undefined if it has neither. GS1 codes
 * identify both: 10 is the lot, 17 the expiration date, or else 15 the best-before date. Any other code is taken as the
 * lot, unless it is a plain product number, which is the same on every cartridge.
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

/**
 * Parses a GS1 code into its elements by application identifier. Also accepts the printed form with the identifiers in
 * parentheses.
 */
const partsOf = (text: string): Readonly<Record<string, string>> | undefined => {
  const bracketed = [...text.matchAll(/\((\d{2,4})\)([^(]+)/g)]
  if (bracketed.length > 0 && text.startsWith("("))
    return Object.fromEntries(bracketed.map(([, number, value]) => [number, value!.trim()]))
  // Without parentheses, only a code starting with a product number (01) is reliably GS1.
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

/** Converts a GS1 date such as `271130`; day `00` means the last day of the month. */
const dayOf = (text: string): string => {
  const [, year, month, day] = /^(\d{2})(0[1-9]|1[0-2])([0-3]\d)$/.exec(text) ?? []
  if (year === undefined) return ""
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate()
  if (Number(day) > last) return ""
  return `20${year}-${month}-${day === "00" ? String(last) : day}`
}
