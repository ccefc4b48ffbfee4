const number = (value: number) => Math.round(value).toLocaleString("en")

/** Counts the written rows and reports the progress every two seconds, with the speed. */
export class Progress {
  readonly wanted: number
  readonly say: (line: string) => void
  readonly begun = performance.now()
  #there = 0
  #made = 0
  #rows = 0
  #saidAt = performance.now()

  constructor(wanted: number, say: (line: string) => void) {
    this.wanted = wanted
    this.say = say
  }

  /** Reports jobs that already existed. */
  found(jobs: number): void {
    this.#there += jobs
  }

  made(jobs: number, rows: number): void {
    this.#made += jobs
    this.#rows += rows
    if (performance.now() - this.#saidAt < 2_000) return
    this.#saidAt = performance.now()
    this.say(`${number(this.#there + this.#made)} of ${number(this.wanted)} jobs · ${this.#speed()}`)
  }

  /** Returns the last line. */
  summary(shops: number): string {
    const before = this.#there === 0 ? "" : `; ${number(this.#there)} already existed`
    if (this.#made === 0)
      return `Nothing to do: there are already ${number(this.#there)} jobs in ${number(shops)} shops`
    return `${number(this.#made)} jobs in ${number(shops)} shops, ${number(this.#rows)} rows in ${number(this.#seconds())} s · ${this.#speed()}${before}`
  }

  #seconds(): number {
    return Math.max((performance.now() - this.begun) / 1_000, 0.001)
  }

  #speed(): string {
    return `${number(this.#made / this.#seconds())} jobs/s, ${number(this.#rows / this.#seconds())} rows/s`
  }
}
