/** It was tried too often; in so many minutes it may be tried again. What a machine is told of `TooManyTries`. */
export class TooSoon extends Error {
  readonly minutes: number

  constructor(minutes: number) {
    super("tried too often")
    this.minutes = minutes
  }
}
