import type { Middleware } from "koa"
import { Unreachable } from "#domain/contract/Unreachable.ts"

/** What a process has to show once it is open: its pages, and whether its database answers. */
export interface Open {
  readonly pages: Middleware
  /** What the pages answer, `GET /api/V1/customers/:id`. */
  readonly routes: ReadonlyArray<string>
  readonly isWell: () => Promise<boolean>
  /** What whoever runs it should know though it is well, in one line. */
  readonly note?: () => Promise<string | undefined>
}

/**
 * The ages of a server process: starting (calls wait), open, stopping (calls are answered, and told to come to another
 * node next time).
 */
export class Life {
  readonly #opened = Promise.withResolvers<Open>()
  readonly #closing = new AbortController()
  /** Rejected where a process is stopped before it was open. */
  readonly opened: Promise<Open> = this.#opened.promise
  /** Aborted when no new calls are taken any more: what would stream for ever ends now. */
  readonly closing: AbortSignal = this.#closing.signal
  age: "starting" | "open" | "stopping" = "starting"

  constructor() {
    this.opened.catch(() => {})
  }

  open(what: Open): void {
    this.#opened.resolve(what)
    if (this.age === "starting") this.age = "open"
  }

  stop(): void {
    this.age = "stopping"
    this.#opened.reject(new Unreachable("Stopped before it was open"))
  }

  close(): void {
    this.#closing.abort()
  }
}
