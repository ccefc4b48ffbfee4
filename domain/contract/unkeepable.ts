/**
 * The paths of texts in an input that no database can keep: with a NUL, or half of a surrogate pair. They come from
 * broken or hostile clients alone.
 */
export const unkeepable = (input: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> => {
  if (typeof input === "string") return input.includes("\u0000") || !input.isWellFormed() ? [path] : []
  if (input === null || typeof input !== "object") return []
  return Object.entries(input).flatMap(([name, value]) => unkeepable(value, [...path, name]))
}
