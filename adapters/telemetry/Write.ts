/**
 * One thing that happened, as fields. What people typed, tokens, e-mail addresses and query values have no place in it;
 * `defect` is what was thrown.
 */
export interface Entry {
  readonly level: "debug" | "info" | "warn" | "error"
  readonly message: string
  readonly defect?: unknown
  readonly [field: string]: unknown
}

/** Keeps an entry of the log. */
export type Write = (entry: Entry) => void
