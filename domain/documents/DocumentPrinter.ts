import { Context, type Effect } from "effect"
import type { EvidencePack } from "./EvidencePack.ts"
import type { JobDocument, DocumentText } from "./JobDocument.ts"

/** A document as a file. */
export interface DocumentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Prints documents. The logo is a JPEG or PNG file. */
export class DocumentPrinter extends Context.Service<
  DocumentPrinter,
  {
    readonly print: (document: JobDocument, logo?: Uint8Array) => Effect.Effect<DocumentFile>
    /** Prints a customer statement; `name` is the file name. */
    readonly printStatement: (statement: DocumentText, name: string, logo?: Uint8Array) => Effect.Effect<DocumentFile>
    /** Prints evidence of work done, with its photos. */
    readonly printEvidence: (pack: EvidencePack) => Effect.Effect<DocumentFile>
  }
>()("domain/documents/DocumentPrinter") {}
