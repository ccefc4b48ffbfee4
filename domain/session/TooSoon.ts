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
