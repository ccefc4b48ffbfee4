import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { Block } from "./Block.ts"
import type { JobDocument } from "./JobDocument.ts"

/** A captioned photo of the work, JPEG or PNG. */
export interface EvidencePhoto {
  readonly caption: string
  readonly bytes: Uint8Array
}

/** A captioned signature with the name of the signer. */
export interface EvidenceSignature {
  readonly caption: string
  readonly by: string
  readonly mark: SignatureMark
}

/** Printable evidence of work done: blocks of facts, then signatures and photos. */
export interface EvidencePack {
  readonly title: string
  /** Number of the job, or of the document it is about. */
  readonly number: string
  /** File name, before the number. */
  readonly name: "calibration" | "dispute"
  readonly shopName: string
  readonly locale: string
  readonly blocks: ReadonlyArray<Block>
  readonly signatures: ReadonlyArray<EvidenceSignature>
  readonly photos: ReadonlyArray<EvidencePhoto>
  /** The document it is about, printed last, with the shop's logo if any. */
  readonly paper?: { readonly document: JobDocument; readonly logo: Uint8Array | undefined }
}
