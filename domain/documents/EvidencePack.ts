import type { SignatureMark } from "#domain/signatures/Signature.ts"
import type { Block } from "./Block.ts"

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

/** The evidence of a calibration as it is printed: facts in blocks, then signatures and photos. */
export interface EvidencePack {
  readonly title: string
  /** The job's number. */
  readonly number: string
  readonly shopName: string
  readonly locale: string
  readonly blocks: ReadonlyArray<Block>
  readonly signatures: ReadonlyArray<EvidenceSignature>
  readonly photos: ReadonlyArray<EvidencePhoto>
}
