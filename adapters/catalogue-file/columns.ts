/**
 * The columns of a catalogue file, in any order, by the names in its first line (Storybook, Decisions/Catalog file).
 */
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

/** A row by its columns, without the blanks around its cells. */
export type Cells = Readonly<Record<Column, string>>

/** What reads a row of a file with this first line, or the columns that it lacks. */
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

/** What a row says of its pane, in as little memory as can be: a file may have a hundred thousand of them. */
export const packPart = (cells: Cells): string => ofPart.map((column) => cells[column]).join("\u0000")

/** The cells that were packed. */
export const unpackPart = (packed: string): Cells => {
  const cells = packed.split("\u0000")
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) as Cells
}
