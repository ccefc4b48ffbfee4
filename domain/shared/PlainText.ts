import { Schema } from "effect"

/**
 * Rejects text longer than `length` UTF-16 code units before any later check runs, so that no check's cost depends on
 * what a caller sends.
 */
export const maxLength = (length: number, message = `tooLong:${length}`) =>
  Schema.isMaxLength(length, { message }).abort()

/** Returns whether a text could contain a tag: a `<` with a `>` anywhere after it. Runs in a single pass. */
export const hasTag = (text: string): boolean => {
  const open = text.indexOf("<")
  return open !== -1 && text.includes(">", open)
}

const noTags = Schema.makeFilter((text: string) => !hasTag(text) || "text.invalidCharacters")

/** Text of at most `length` characters without HTML-like tags (spec §5). */
export const plainText = (length: number) => Schema.String.check(maxLength(length), noTags)

/** Like `plainText`, but required: 'Please enter the {field}'. */
export const requiredText = (length: number) =>
  Schema.String.check(
    maxLength(length),
    Schema.makeFilter((text: string) => text.trim() !== "" || "required"),
    noTags
  )
