import type { Middleware } from "koa"

/** What a process has to show once it is open: its pages, and whether its database answers. */
export interface Open {
  readonly pages: Middleware
  readonly isWell: () => Promise<boolean>
}

/** The three ages of a server process: starting (calls wait), open, stopping (calls are answered, and told to come to another node next time). */
export class Life {
  readonly #opened = Promise.withResolvers<Open>()
  readonly opened: Promise<Open> = this.#opened.promise
  age: "starting" | "open" | "stopping" = "starting"

  open(what: Open): void {
    this.#opened.resolve(what)
    if (this.age === "starting") this.age = "open"
  }

  stop(): void {
    this.age = "stopping"
  }
}
