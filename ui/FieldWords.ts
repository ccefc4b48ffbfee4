import type { ReactNode } from "react"

/** The words around every field; all of them come from the caller, in the reader's language. */
export interface FieldWords {
  /** What is asked for: above the field, or spoken alone where it is hidden. */
  readonly label: string
  /** Speaks the label without drawing it, where a column head or a title already says it. */
  readonly isLabelHidden?: boolean | undefined
  /** Help where the question is hard. */
  readonly description?: ReactNode | undefined
  /** What is wrong and what to do; marks the field as wrong. */
  readonly errorMessage?: string | undefined
}
