import type { WordId } from "#web/words/words.ts"

/** What keys do without a pointer. */
export interface Shortcut {
  /** Keys one after the other: `g j`. */
  readonly keys: string
  readonly title: WordId
  /** Goes to a screen. */
  readonly path?: string
  /** Does something to the present screen. */
  readonly does?: "new" | "search" | "help"
}
