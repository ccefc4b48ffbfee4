/** The request got no response, because the network or the server is down. Does not sign the user out. */
export class NetworkError extends Error {}

/** There is no shop at this address, so no one can sign in. */
export class ShopNotFound extends Error {}

/** No passkey was provided: the user closed the browser's dialog, or has none for this site. */
export class PasskeyNotShown extends Error {}

/** The server is too busy to check a password. The state machine's counterpart of `ServerBusy`. */
export class SessionBusy extends Error {
  readonly _tag = "ServerBusy"
}

/**
 * Too many attempts; `minutes` and, more precisely, `seconds` say when the next one is allowed. The state machine's
 * counterpart of `TooManyTries`.
 */
export class RateLimited extends Error {
  readonly minutes: number
  readonly seconds: number

  constructor(minutes: number, seconds = minutes * 60) {
    super("too many attempts")
    this.minutes = minutes
    this.seconds = seconds
  }
}
