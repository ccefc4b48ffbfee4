import { Schema } from "effect"

/**
 * Refuses what is longer than `length` UTF-16 units, and the checks behind it never see it: no check's work depends on
 * what a caller sends.
 */
export const maxLength = (length: number, message = `tooLong:${length}`) =>
  Schema.isMaxLength(length, { message }).abort()

/**
 * Whether something in it could be read as a tag: a `<` with a `>` somewhere behind it. One pass, however many there
 * are of either.
 */
export const hasTag = (text: string): boolean => {
  const open = text.indexOf("<")
  return open !== -1 && text.includes(">", open)
}

const noTags = Schema.makeFilter((text: string) => !hasTag(text) || "text.invalidCharacters")

/** A line of text of at most `length` characters and no HTML-like tags (spec §5). */
export const plainText = (length: number) => Schema.String.check(maxLength(length), noTags)

/** The same, and it must be filled in: 'Please enter the {field}'. */
export const requiredText = (length: number) =>
  Schema.String.check(
    maxLength(length),
    Schema.makeFilter((text: string) => text.trim() !== "" || "required"),
    noTags
  )
