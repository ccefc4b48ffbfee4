/**
 * The server has more of some heavy work waiting than it can do soon, and did none of the call: answered 503, to be
 * tried again. A defect, as any call may meet it.
 */
export class ServerBusy extends Error {
  override readonly name = "ServerBusy"
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super("the server is busy")
    this.retryAfter = retryAfter
  }
}
