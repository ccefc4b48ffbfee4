import { Schema } from "effect"
import { maxLength, requiredText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/**
 * One line of the pen as SVG path data in whole units: `M12 40L13 41`. Nothing else fits, so that it can be drawn
 * anywhere without harm.
 */
export const Stroke = Schema.String.check(
  maxLength(8_000, "signature.tooLong"),
  Schema.isPattern(/^M\d{1,4} \d{1,4}(L\d{1,4} \d{1,4})*$/, { message: "signature.unreadable" })
)

const edge = Schema.Int.check(Schema.isBetween({ minimum: 50, maximum: 2_000 }, { message: "signature.unreadable" }))

/** A signature: drawn on a sheet of `width` by `height` units, or a typed name that the signer says is theirs. */
export const SignatureMark = Schema.Union([
  Schema.TaggedStruct("drawn", {
    width: field(edge, "The drawing's width, in its own units.", 600),
    height: field(edge, "Its height.", 200),
    strokes: field(
      Schema.Array(Stroke).check(
        Schema.isMinLength(1, { message: "required" }),
        maxLength(200, "signature.tooLong"),
        Schema.makeFilter(
          (strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= 60_000 || "signature.tooLong"
        )
      ),
      "The lines drawn, as SVG paths.",
      ["M70 150L92 70L126 148"]
    )
  }),
  Schema.TaggedStruct("typed", { name: field(requiredText(120), "The name, as it was typed.", "Ada Moreno") })
])
export type SignatureMark = typeof SignatureMark.Type
