import type { NamedAt } from "./FormProblems.tsx"

/** Messages shown after a save. */
export interface SaveMessages {
  readonly created: string
  readonly saved: string
  /** Shown when other users' changes were merged. */
  readonly joined: string
  /** Returns the label of the field at a path, used to name merged and chosen fields. */
  readonly nameOf: (path: string) => NamedAt
}

/** The texts of a record type: field labels, values and messages. */
export interface RecordTexts<V> extends SaveMessages {
  /** Labels of the fields. */
  readonly labels: Readonly<Record<keyof V & string, string>>
  /** Formats a field's value as text. */
  readonly say: (name: keyof V & string, values: V) => string
  /** Shown on a conflict: 'Someone else saved this customer after you opened it.' */
  readonly changed: string
}
