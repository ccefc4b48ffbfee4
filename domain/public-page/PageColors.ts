import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"
import { maxLength } from "#domain/shared/PlainText.ts"

/**
 * A color of the public page (spec §5, trade 8.8): `#` and 6 hex digits, or 8 to include opacity, such as `#0b6b73` or
 * `#0c2226b3`.
 */
export const HexColor = Schema.String.check(
  maxLength(9, "color.hex"),
  Schema.makeFilter((text: string) => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) || "color.hex")
)

/** The eight colors a shop sets for its page (spec §3). */
export const PageColors = Schema.Struct({
  title: field(HexColor, "Heading color.", "#11191b"),
  text: field(HexColor, "Body text color.", "#38464a"),
  button: field(HexColor, "Primary button color.", "#0b6b73"),
  buttonText: field(HexColor, "Text color of the primary button.", "#ffffff"),
  separator: field(HexColor, "Color of the dividers between sections.", "#d5dcdb"),
  header: field(HexColor, "Header background color.", "#11191b"),
  footer: field(HexColor, "Footer background color.", "#11191b"),
  imageOverlay: field(HexColor, "Overlay on the banner image that keeps its text readable.", "#0c2226cc")
})
export type PageColors = typeof PageColors.Type

/** Default colors, used until the shop chooses its own. */
export const defaultColors: PageColors = {
  title: "#11191b",
  text: "#38464a",
  button: "#0b6b73",
  buttonText: "#ffffff",
  separator: "#d5dcdb",
  header: "#11191b",
  footer: "#11191b",
  imageOverlay: "#0c2226cc"
}
