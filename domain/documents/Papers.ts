import { Context, type Effect } from "effect"
import type { EvidencePack } from "./EvidencePack.ts"
import type { JobDocument, PaperText } from "./JobDocument.ts"

/** A document as a file. */
export interface Paper {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Prints documents. The logo is a JPEG or PNG file. */
export class Papers extends Context.Service<
  Papers,
  {
    readonly print: (document: JobDocument, logo?: Uint8Array) => Effect.Effect<Paper>
    /** Prints a customer statement; `name` is the file name. */
    readonly printStatement: (statement: PaperText, name: string, logo?: Uint8Array) => Effect.Effect<Paper>
    /** Prints evidence of work done, with its photos. */
    readonly printEvidence: (pack: EvidencePack) => Effect.Effect<Paper>
  }
>()("domain/documents/Papers") {}
