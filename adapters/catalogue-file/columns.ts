/** The columns of a catalog file, in any order, identified by the header line (Storybook, Decisions/Catalog file). */
export const columns = [
  "part_number",
  "description",
  "glass_type",
  "position",
  "features",
  "list_price",
  "effective_date",
  "labor_hours",
  "kit_number",
  "kit_kind",
  "kit_quantity",
  "hardware",
  "calibration",
  "make",
  "model",
  "body_style",
  "first_year",
  "last_year"
] as const
const ofPart = columns.slice(0, columns.indexOf("make"))
export type Column = (typeof columns)[number]

/** A row's cells by column, trimmed. */
export type Cells = Readonly<Record<Column, string>>

/** Returns a function that reads rows under the given header line, or the columns the header is missing. */
export const cellsBy = (
  head: ReadonlyArray<string>
): { readonly read: (cells: ReadonlyArray<string>) => Cells } | { readonly missing: ReadonlyArray<Column> } => {
  const names = head.map((name) => name.trim().toLowerCase())
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) return { missing }
  const places = columns.map((column) => [column, names.indexOf(column)] as const)
  return {
    read: (cells) =>
      Object.fromEntries(places.map(([column, place]) => [column, (cells[place] ?? "").trim()])) as unknown as Cells
  }
}

/** Packs a row's part columns into a single string to save memory: a file may have a hundred thousand rows. */
export const packPart = (cells: Cells): string => ofPart.map((column) => cells[column]).join("\u0000")

/** Unpacks cells packed by `packPart`; vehicle columns are empty. */
export const unpackPart = (packed: string): Cells => {
  const cells = packed.split("\u0000")
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) as Cells
}
