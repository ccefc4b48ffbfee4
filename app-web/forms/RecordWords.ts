import type { NamedAt } from "./FormProblems.tsx"

/** What is said after each way of saving. */
export interface SavedWords {
  readonly created: string
  readonly saved: string
  /** Others' changes joined in. */
  readonly joined: string
  /** What the field at a path is called: what joined and what was chosen is said by name. */
  readonly nameOf: (path: string) => NamedAt
}

/** How a kind of record is spoken of: its fields, their values, what happens to it. */
export interface RecordWords<V> extends SavedWords {
  /** What each field is called. */
  readonly labels: Readonly<Record<keyof V & string, string>>
  /** A field's value in words. */
  readonly say: (name: keyof V & string, values: V) => string
  /** 'Somebody else saved this customer after you opened it.' */
  readonly changed: string
}
