/**
 * Where things are kept cannot be reached just now, or not in time: a defect that passes. The same call may go well in
 * a moment, so the answer is 503, not 500.
 */
export class Unreachable extends Error {
  override readonly name = "Unreachable"
}
