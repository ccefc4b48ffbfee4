import type { ReactNode } from "react"

/** The texts of a field. The caller supplies them in the user's language. */
export interface FieldTexts {
  /** The label above the field, or its accessible name if hidden. */
  readonly label: string
  /** Hides the label visually, for when a column header or title already shows it. Screen readers still announce it. */
  readonly isLabelHidden?: boolean | undefined
  /** Help text for questions that need explaining. */
  readonly description?: ReactNode | undefined
  /** What is wrong and what to do. If set, the field is invalid. */
  readonly errorMessage?: string | undefined
}
