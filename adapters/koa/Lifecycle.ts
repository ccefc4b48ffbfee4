import type { Middleware } from "koa"
import { Unreachable } from "#domain/contract/Unreachable.ts"

/** What a process provides once it is open: its pages, and a health check of its database. */
export interface OpenedApp {
  readonly pages: Middleware
  /** The routes that are served, as in `GET /api/V1/customers/:id`. */
  readonly routes: ReadonlyArray<string>
  readonly isHealthy: () => Promise<boolean>
  /** A one-line note for operators about something to know even though the process is healthy. */
  readonly note?: () => Promise<string | undefined>
}

/**
 * The lifecycle of a server process: starting (requests wait), open, stopping (requests are still served, but clients
 * are told to reconnect to another node).
 */
export class Lifecycle {
  readonly #opened = Promise.withResolvers<OpenedApp>()
  readonly #closing = new AbortController()
  /** Rejects if the process is stopped before it opens. */
  readonly opened: Promise<OpenedApp> = this.#opened.promise
  /** Aborted when no new requests are accepted; endless streams must end then. */
  readonly closing: AbortSignal = this.#closing.signal
  phase: "starting" | "open" | "stopping" = "starting"

  constructor() {
    this.opened.catch(() => {})
  }

  open(what: OpenedApp): void {
    this.#opened.resolve(what)
    if (this.phase === "starting") this.phase = "open"
  }

  stop(): void {
    this.phase = "stopping"
    this.#opened.reject(new Unreachable("Stopped before startup finished"))
  }

  close(): void {
    this.#closing.abort()
  }
}
