import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"

/**
 * A color of the public page, spec §5 and trade 8.8: `#` and 6 hex digits, or 8 with how much shows through: `#0b6b73`,
 * `#0c2226b3`.
 */
export const HexColor = Schema.String.check(
  maxLength(9, "color.hex"),
  Schema.makeFilter((text: string) => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) || "color.hex")
)

/** The eight colors that a shop gives its page (spec §3). */
export const PageColors = Schema.Struct({
  title: field(HexColor, "Headings.", "#11191b"),
  text: field(HexColor, "Running text.", "#38464a"),
  button: field(HexColor, "The main button.", "#0b6b73"),
  buttonText: field(HexColor, "Words on the main button.", "#ffffff"),
  separator: field(HexColor, "Lines between parts.", "#d5dcdb"),
  header: field(HexColor, "The band at the top.", "#11191b"),
  footer: field(HexColor, "The band at the bottom.", "#11191b"),
  imageOverlay: field(HexColor, "What lies over the banner so that words on it can be read.", "#0c2226cc")
})
export type PageColors = typeof PageColors.Type

/** The product's own colors, until a shop gives its page others. */
export const usualColors: PageColors = {
  title: "#11191b",
  text: "#38464a",
  button: "#0b6b73",
  buttonText: "#ffffff",
  separator: "#d5dcdb",
  header: "#11191b",
  footer: "#11191b",
  imageOverlay: "#0c2226cc"
}
