/**
 * One line of the table: what was measured, of the application, of the floor or peer beside it, and the mark to reach.
 */
export interface Row {
  readonly what: string
  readonly app: string
  /** "" where there is nothing to stand beside. */
  readonly peer: string
  readonly ratio: string
  readonly mark: string
  /** Undefined where it could not be measured, or has no mark. */
  readonly reached: boolean | undefined
}

/** A measure of our own, held against a limit. */
export const alone = (what: string, app: string, mark: string, reached: boolean): Row => ({
  what,
  app,
  peer: "",
  ratio: "",
  mark,
  reached
})

/** What could not be measured, and why: seen in the table, not left out. */
export const notMeasured = (what: string, why: string, mark: string): Row => ({
  what,
  app: `not measured: ${why}`,
  peer: "",
  ratio: "",
  mark,
  reached: undefined
})
