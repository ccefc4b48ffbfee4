/** A value as JSON that is the same for the same content: names in order, however deep, whatever kept it. */
export const canonicalJson = (value: unknown): string => JSON.stringify(inOrder(value))

/** The same with its names in order. */
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
