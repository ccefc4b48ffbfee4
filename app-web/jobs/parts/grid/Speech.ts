import type { LineKind, LineStatus } from "#domain/estimates/EstimateLine.ts"

/** How the reader writes what stands in cells, and which of them are theirs to write. */
export interface Speech {
  /** Whether tax is this person's to switch by hand. */
  readonly writesTax: boolean
  /** Language tag of numbers, `fr-CA`. */
  readonly locale: string
  readonly yes: string
  readonly no: string
  readonly status: Readonly<Record<LineStatus, string>>
  readonly kind: Readonly<Record<LineKind, string>>
}
