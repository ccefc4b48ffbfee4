import type { Part } from "./ListQuery.ts"

/**
 * Whether a text is too short for the trigrams by which "contains" is looked up: almost every row has one or two
 * letters somewhere.
 */
export const isShort = (needle: string): boolean => [...needle].length < 3

/** That one of these columns, all in lower case, has the text somewhere. */
export const contained = (columns: ReadonlyArray<string>, needle: string): Part => ({
  sql: `(${columns.map((column) => `position(? in ${column}) > 0`).join(" or ")})`,
  values: columns.map(() => needle.toLowerCase())
})
