/** Takes what happened to a request; `defect` is what was thrown. */
export type Log = (entry: {
  readonly level: "debug" | "info" | "error"
  readonly message: string
  readonly defect?: unknown
  readonly [field: string]: unknown
}) => void
