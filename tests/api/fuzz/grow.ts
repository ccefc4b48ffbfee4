/** Returns an input as JSON text with one value nested to the given depth. */
export const deepened = (input: unknown, depth: number): string => {
  const fields = input !== null && typeof input === "object" && !Array.isArray(input) ? Object.keys(input) : []
  const deep = `${"[".repeat(depth)}${"]".repeat(depth)}`
  return `{${[...fields, "more"]
    .slice(0, 1)
    .map((name) => `${JSON.stringify(name)}:${deep}`)
    .join(",")}}`
}

/**
 * Returns the input with every string replaced by one of the given length, made of opening brackets that are never
 * closed.
 */
export const lengthened = (input: unknown, length: number): unknown => {
  if (typeof input === "string") return "<".repeat(length)
  if (Array.isArray(input)) return input.map((one) => lengthened(one, length))
  if (input === null || typeof input !== "object") return input
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, lengthened(value, length)]))
}
