import type { ShownDocument } from "#domain/job-links/ShownDocument.ts"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import type { PageLanguage } from "./pageLanguages.ts"

/** Why a call was not answered: no such link, asked too often, the paper or its state is another by now, or nobody there. */
export type PageTrouble = "unknown" | "tooOften" | "changed" | "away"

/** A refusal that the page can explain. */
export class Troubled extends Error {
  readonly what: PageTrouble

  constructor(what: PageTrouble) {
    super(what)
    this.what = what
  }
}

/** What the customer's page asks of the shop. Plain promises and no Effect: the page must stay light. Calls reject with `Troubled`. */
export interface DocumentServer {
  readonly load: (language?: PageLanguage) => Promise<ShownDocument>
  readonly seen: () => Promise<void>
  readonly accept: (answer: { readonly contentHash: string; readonly signedBy: string; readonly mark: SignatureValue }) => Promise<void>
  readonly decline: (answer: { readonly contentHash: string; readonly reason: string }) => Promise<void>
  readonly callBack: (note: string) => Promise<void>
  readonly pdf: (language: PageLanguage) => string
}
