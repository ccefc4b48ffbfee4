/**
 * A parsed glass part number (trade 2.1): `DW 01205 GB Y N` is domestic, windshield, 1205, green with blue shade,
 * attachments, not premium. Missing parts are empty.
 */
export interface GlassNumber {
  readonly kind: "glass"
  readonly market: string
  readonly opening: string
  readonly number: number
  readonly colour: string
  readonly attachments: "Y" | "N" | ""
  readonly premium: "Y" | "N" | ""
  /** The supplier suffix that price files append to the number: FYG, PGW. */
  readonly brand: string
}

/** A parsed hardware or kit number (trade 2.2): `HAH000004` is adhesive (AH) number 4. */
export interface HardwareNumber {
  readonly kind: "hardware"
  readonly type: string
  readonly number: number
}

const opening = /^([DF])[\s.-]*([WLTBDQRSVPY])[\s.-]*(\d{1,5})(.*)$/
const hardware = /^H[\s.-]*([A-Z]{2})[\s.-]*(\d{1,6})$/
const suffix = /^(?:([A-Z]{2})(?:([YN])([YNP])?)?([A-Z]{2,6})?)?$/
const flags = /^[YN][YNP]$/
const brandWord = /^[A-Z]{2,6}$/

/** Parses a part number as entered by a user (`dw1658`, `FW-2000`, `DW01658 GBY FYG`); undefined if invalid. */
export const partNumberParts = (typed: string): GlassNumber | HardwareNumber | undefined => {
  const text = typed.trim().toUpperCase()
  const piece = hardware.exec(text)
  if (piece !== null) return numbered(piece[2], (number) => ({ kind: "hardware", type: piece[1] ?? "", number }))
  const pane = opening.exec(text)
  if (pane === null) return undefined
  const words = (pane[4] ?? "").split(/[\s.-]+/).filter((word) => word !== "")
  // A separate last word is the supplier suffix, unless it is the attachment and premium flags ("GB YN") or the color.
  const last = words.at(-1) ?? ""
  const brand = words.length > 1 && brandWord.test(last) && !flags.test(last) ? last : ""
  const rest = suffix.exec((brand === "" ? words : words.slice(0, -1)).join(""))
  if (rest === null || (brand !== "" && rest[4] !== undefined)) return undefined
  return numbered(pane[3], (number) => ({
    kind: "glass",
    market: pane[1] ?? "",
    opening: pane[2] ?? "",
    number,
    colour: rest[1] ?? "",
    attachments: yesOrNo(rest[2]),
    premium: yesOrNo(rest[3]),
    brand: brand || (rest[4] ?? "")
  }))
}

/** Formats a part number canonically: `DW01658GBY`, with a supplier suffix separated by a space: `DW01658GBY FYG`. */
export const printPartNumber = (parts: GlassNumber | HardwareNumber): string => {
  if (parts.kind === "hardware") return `H${parts.type}${String(parts.number).padStart(6, "0")}`
  const { market, opening, number, colour, attachments, premium, brand } = parts
  return `${market}${opening}${String(number).padStart(5, "0")}${colour}${attachments}${premium}${brand && ` ${brand}`}`
}

/**
 * Returns whether a part gets the windshield discount: second letter W or L (trade 3.1 rule 1). All other glass is
 * tempered.
 */
export const isWindshield = (partNumber: string): boolean => {
  const parts = partNumberParts(partNumber)
  return parts?.kind === "glass" && (parts.opening === "W" || parts.opening === "L")
}

/** 00000 is not a valid number. */
const numbered = <Parts>(digits: string | undefined, parts: (number: number) => Parts): Parts | undefined => {
  const number = Number(digits)
  return number > 0 ? parts(number) : undefined
}

/** Some distributors use P for a premium part. */
const yesOrNo = (letter: string | undefined): "Y" | "N" | "" => (letter === undefined ? "" : letter === "N" ? "N" : "Y")
