/** Serializes a value to JSON with sorted keys at every level, so that equal content yields equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value))

/** Sorts the keys of a value recursively. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value !== "object" || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, inner]) => [name, inOrder(inner)])
        )
