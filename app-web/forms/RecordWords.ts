import type { SavedWords } from "./SavedWords.ts"

/** How a kind of record is spoken of: its fields, their values, what happens to it. */
export interface RecordWords<V> extends SavedWords {
  /** What each field is called. */
  readonly labels: Readonly<Record<keyof V & string, string>>
  /** A field's value in words. */
  readonly say: (name: keyof V & string, values: V) => string
  /** 'Somebody else saved this customer after you opened it.' */
  readonly changed: string
}
