import type { Readable } from "node:stream"
import type { Connection } from "pg"

/** The part of pg needed for COPY that its types omit. */
interface CopyConnection extends Connection {
  readonly sendCopyFromChunk: (chunk: Buffer) => void
  readonly endCopyFrom: () => void
  readonly sendCopyFail: (why: string) => void
}

/**
 * `copy … from stdin` for `client.query`: sends a stream to PostgreSQL with backpressure. `done` resolves to the number
 * of rows.
 */
export class CopyIn {
  readonly done: Promise<number>
  readonly #ended = Promise.withResolvers<number>()
  readonly #sql: string
  readonly #source: Readable
  #rows = 0
  #error: Error | undefined

  constructor(sql: string, source: Readable) {
    this.#sql = sql
    this.#source = source
    this.done = this.#ended.promise
  }

  submit(connection: Connection): void {
    connection.query(this.#sql)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection).then(
      () => connection.endCopyFrom(),
      (cause: Error) => {
        this.#error ??= cause
        connection.sendCopyFail("the backup cannot be read")
      }
    )
  }

  async #send(connection: CopyConnection) {
    for await (const chunk of this.#source) {
      if (this.#error !== undefined) return
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) await new Promise((resolve) => connection.stream.once("drain", resolve))
    }
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
