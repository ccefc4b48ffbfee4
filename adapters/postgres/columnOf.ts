const known = new Map<string, string>()

/** The column that keeps a field: `partNumber` is `part_number`. */
export const columnOf = (name: string): string => {
  const column = known.get(name) ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  known.set(name, column)
  return column
}

/** The columns of a record whose fields are all kept as they are, in the domain's words. */
export const columnsOf = (fields: Readonly<Record<string, unknown>>): string =>
  Object.keys(fields)
    .map((name) => `${columnOf(name)} as "${name}"`)
    .join(", ")
