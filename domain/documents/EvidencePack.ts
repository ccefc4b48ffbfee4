import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { Block } from "./Block.ts"
import type { JobDocument } from "./JobDocument.ts"

/** A picture of what was done, JPEG or PNG, with what it shows. */
export interface EvidencePhoto {
  readonly caption: string
  readonly bytes: Uint8Array
}

/** A signature with what it says and whose it is. */
export interface EvidenceSignature {
  readonly caption: string
  readonly by: string
  readonly mark: SignatureMark
}

/** What proves that work was done, as it is printed: facts in blocks, then signatures and photos. */
export interface EvidencePack {
  readonly title: string
  /** The number of the job, or of the paper that it is about. */
  readonly number: string
  /** What the file is called, before its number. */
  readonly name: "calibration" | "dispute"
  readonly shopName: string
  readonly locale: string
  readonly blocks: ReadonlyArray<Block>
  readonly signatures: ReadonlyArray<EvidenceSignature>
  readonly photos: ReadonlyArray<EvidencePhoto>
  /** The paper that it is about, which comes last, under the shop's logo where it has one. */
  readonly paper?: { readonly document: JobDocument; readonly logo: Uint8Array | undefined }
}
