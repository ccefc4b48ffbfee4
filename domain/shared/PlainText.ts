import { Schema } from "effect"

const noTags = Schema.makeFilter((text: string) => !/<[^>]*>/.test(text) || "text.invalidCharacters")

/** A line of text of at most `length` characters and no HTML-like tags (spec §5). */
export const plainText = (length: number) => Schema.String.check(Schema.isMaxLength(length, { message: `tooLong:${length}` }), noTags)

/** The same, and it must be filled in: 'Please enter the {field}'. */
export const requiredText = (length: number) =>
  Schema.String.check(Schema.makeFilter((text: string) => text.trim() !== "" || "required"), Schema.isMaxLength(length, { message: `tooLong:${length}` }), noTags)
