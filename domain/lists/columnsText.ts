import { Schema } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"

/** A displayed column, with its width in pixels if the user has set one. */
export interface VisibleColumn {
  readonly id: string
  readonly width?: number | undefined
}

/**
 * The columns of a list in display order, as encoded in URLs: `customerName.240-phone-email`; empty for the default
 * columns.
 */
export const ColumnsText = Schema.String.check(
  maxLength(1000),
  Schema.isPattern(/^([A-Za-z]\w*(\.\d{2,4})?(-[A-Za-z]\w*(\.\d{2,4})?)*)?$/)
)

/** Parses encoded columns; of a duplicate column, the first occurrence counts. */
export const parseColumns = (text: string): ReadonlyArray<VisibleColumn> => {
  const named = text.split("-").flatMap((part): ReadonlyArray<VisibleColumn> => {
    const [id = "", width] = part.split(".")
    return id === "" ? [] : [width === undefined ? { id } : { id, width: Number(width) }]
  })
  return named.filter(({ id }, at) => named.findIndex((other) => other.id === id) === at)
}

/** Encodes columns; widths are rounded to whole pixels and clamped to 48–2,000. */
export const columnsText = (columns: ReadonlyArray<VisibleColumn>): string =>
  columns
    .map(({ id, width }) => (width === undefined ? id : `${id}.${Math.round(Math.min(2_000, Math.max(48, width)))}`))
    .join("-")
