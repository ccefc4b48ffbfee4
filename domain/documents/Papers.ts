import { Context, type Effect } from "effect"
import type { EvidencePack } from "./EvidencePack.ts"
import type { JobDocument, PaperText } from "./JobDocument.ts"

/** A paper as a file. */
export interface Paper {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Who prints a job's papers; the logo is a JPEG or PNG file. */
export class Papers extends Context.Service<
  Papers,
  {
    readonly print: (document: JobDocument, logo?: Uint8Array) => Effect.Effect<Paper>
    /** Prints what somebody owes; `name` is the file's. */
    readonly printStatement: (statement: PaperText, name: string, logo?: Uint8Array) => Effect.Effect<Paper>
    /** Prints what proves that work was done, with its photos. */
    readonly printEvidence: (pack: EvidencePack) => Effect.Effect<Paper>
  }
>()("domain/documents/Papers") {}
