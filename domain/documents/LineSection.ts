/** A row of the line table as text. Prices are null on a paper that shows none. */
export interface LineRow {
  readonly partNumber: string
  readonly description: string
  /** What must be said of the line, "" for nothing: that the customer pays it, that it is not taxed. */
  readonly note: string
  readonly quantity: string
  readonly prices: { readonly unit: string; readonly extended: string } | null
}

/** Parts or labor: California asks for the two apart, with subtotals before tax (trade 3.1 rule 7). */
export interface LineSection {
  readonly title: string
  readonly rows: ReadonlyArray<LineRow>
}

/** The headings of the line table; prices null like those of its rows. */
export interface LineColumns {
  readonly partNumber: string
  readonly description: string
  readonly quantity: string
  readonly prices: { readonly unit: string; readonly extended: string } | null
}
