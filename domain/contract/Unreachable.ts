/**
 * The storage cannot be reached, or not in time. A temporary defect: the request may succeed on retry, so it is
 * returned as 503, not 500.
 */
export class Unreachable extends Error {
  override readonly name = "Unreachable"
}
