import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { PaymentShape, RefundShape } from "./squareShapes.ts"

/** An answer as it was given, to be given again to the same key. */
export interface GivenAnswer {
  readonly asked: string
  readonly status: number
  readonly body: unknown
}

interface Books {
  payments: Record<string, PaymentShape>
  refunds: Record<string, RefundShape>
  answers: Record<string, GivenAnswer>
  usedTokens: Record<string, true>
}

/**
 * What the sandbox processor remembers: in memory, and in a file where one is given, so that a payment of yesterday can
 * be refunded today.
 */
export class SandboxBooks {
  readonly books: Books
  readonly file: string | undefined

  constructor(file?: string) {
    this.file = file
    this.books = { payments: {}, refunds: {}, answers: {}, usedTokens: {}, ...read(file) }
  }

  /** Writes the books down whole or not at all. */
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
