/**
 * A row of the benchmark table: what was measured, the result of the application and of the baseline or peer, and the
 * target.
 */
export interface Row {
  readonly what: string
  readonly app: string
  /** Empty if there is nothing to compare with. */
  readonly peer: string
  readonly ratio: string
  readonly mark: string
  /** Undefined if it could not be measured or has no target. */
  readonly reached: boolean | undefined
}

/** Builds a row for a measurement without a peer, compared with a fixed limit. */
export const alone = (what: string, app: string, mark: string, reached: boolean): Row => ({
  what,
  app,
  peer: "",
  ratio: "",
  mark,
  reached
})

/** Builds a row for something that could not be measured, with the reason, so that it is not silently omitted. */
export const notMeasured = (what: string, why: string, mark: string): Row => ({
  what,
  app: `not measured: ${why}`,
  peer: "",
  ratio: "",
  mark,
  reached: undefined
})
