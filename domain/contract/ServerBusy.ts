/**
 * The queue for expensive work is full and the request was not started. Returned as 503, to be retried. A defect rather
 * than a declared failure, because it can occur in any request.
 */
export class ServerBusy extends Error {
  override readonly name = "ServerBusy"
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super("the server is busy")
    this.retryAfter = retryAfter
  }
}
