import { Schema } from "effect"
import { maxLength } from "#domain/shared/PlainText.ts"

/** A column that is shown, and its width in pixels where the person chose one. */
export interface ShownColumn {
  readonly id: string
  readonly width?: number | undefined
}

/**
 * The columns of a list in their order, as an address carries them: `customerName.240-phone-email`; "" for the standard
 * ones.
 */
export const ColumnsText = Schema.String.check(
  maxLength(1000),
  Schema.isPattern(/^([A-Za-z]\w*(\.\d{2,4})?(-[A-Za-z]\w*(\.\d{2,4})?)*)?$/)
)

/** Reads it; a column named twice stands where it is named first. */
export const columnsIn = (text: string): ReadonlyArray<ShownColumn> => {
  const named = text.split("-").flatMap((part): ReadonlyArray<ShownColumn> => {
    const [id = "", width] = part.split(".")
    return id === "" ? [] : [width === undefined ? { id } : { id, width: Number(width) }]
  })
  return named.filter(({ id }, at) => named.findIndex((other) => other.id === id) === at)
}

/** Writes it; widths in whole pixels from 48 to 2,000. */
export const columnsText = (columns: ReadonlyArray<ShownColumn>): string =>
  columns
    .map(({ id, width }) => (width === undefined ? id : `${id}.${Math.round(Math.min(2_000, Math.max(48, width)))}`))
    .join("-")
