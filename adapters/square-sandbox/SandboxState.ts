import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { PaymentShape, RefundShape } from "./squareShapes.ts"

/** A stored response, returned again for the same idempotency key. */
export interface StoredResponse {
  readonly asked: string
  readonly status: number
  readonly body: unknown
}

interface Books {
  payments: Record<string, PaymentShape>
  refunds: Record<string, RefundShape>
  answers: Record<string, StoredResponse>
  usedTokens: Record<string, true>
}

/**
 * The state of the sandbox processor, in memory and optionally in a file, so a payment from yesterday can be refunded
 * today.
 */
export class SandboxState {
  readonly books: Books
  readonly file: string | undefined

  constructor(file?: string) {
    this.file = file
    this.books = { payments: {}, refunds: {}, answers: {}, usedTokens: {}, ...read(file) }
  }

  /** Writes the state atomically. */
  keep(): void {
    if (this.file === undefined) return
    mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 })
    writeFileSync(`${this.file}.new`, JSON.stringify(this.books), { mode: 0o600 })
    renameSync(`${this.file}.new`, this.file)
  }
}

const read = (file: string | undefined): Partial<Books> => {
  if (file === undefined) return {}
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Books
  } catch {
    return {}
  }
}
