/** Neither yes nor no was heard: the line or the server is down. Nobody is signed out for that. */
export class NoAnswer extends Error {}

/** No shop is at this address, so nobody can be signed in here. */
export class NoShop extends Error {}

/** The person or their device showed no passkey: the browser's question was closed, or there is none for this site. */
export class PasskeyNotShown extends Error {}

/** The server has too much to do to check a password right now. What a machine is told of it. */
export class SessionBusy extends Error {
  readonly _tag = "ServerBusy"
}

/**
 * It was tried too often; in so many minutes, and more exactly seconds, it may be tried again. What a machine is told
 * of `TooManyTries`.
 */
export class TooSoon extends Error {
  readonly minutes: number
  readonly seconds: number

  constructor(minutes: number, seconds = minutes * 60) {
    super("tried too often")
    this.minutes = minutes
    this.seconds = seconds
  }
}
