import type { Writable } from "node:stream"
import type { Connection } from "pg"

interface Told {
  readonly chunk: Buffer
}

/**
 * `copy … to stdout` for `client.query`: writes what PostgreSQL sends to a stream, with backpressure. `done` resolves
 * to the number of rows.
 */
export class CopyOut {
  readonly done: Promise<number>
  readonly #ended = Promise.withResolvers<number>()
  readonly #sql: string
  readonly #sink: Writable
  #isPaused = false
  #rows = 0
  #error: Error | undefined

  constructor(sql: string, sink: Writable) {
    this.#sql = sql
    this.#sink = sink
    this.done = this.#ended.promise
  }

  submit(connection: Connection): void {
    connection.query(this.#sql)
  }

  handleCopyData({ chunk }: Told, { stream }: Connection): void {
    // The chunk is part of a buffer that pg reuses as soon as this returns.
    const isFull = !this.#sink.write(Buffer.from(chunk))
    // Data received before the pause still arrives.
    if (!isFull || this.#isPaused) return
    this.#isPaused = true
    stream.pause()
    this.#sink.once("drain", () => {
      this.#isPaused = false
      stream.resume()
    })
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0)
  }

  handleError(error: Error): void {
    this.#error ??= error
  }

  handleReadyForQuery(): void {
    if (this.#error === undefined) this.#ended.resolve(this.#rows)
    else this.#ended.reject(this.#error)
  }

  handleRowDescription(): void {}
}
