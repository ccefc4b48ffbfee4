import type { ShownPayment } from "#domain/documents/ShownPayment.ts"
import type { PageTrouble } from "./DocumentServer.ts"

export type PaymentKind = ShownPayment["kind"]

/** Every word of the customer's page. A language that lacks one does not compile. */
export interface PageWords {
  readonly loading: string
  readonly language: string
  readonly call: (shop: string) => string
  readonly hello: (name: string) => string
  readonly open: (until: string) => string
  readonly view: string
  readonly changed: string
  readonly changedNow: string
  readonly accepted: (by: string, day: string) => string
  readonly acceptedNext: string
  readonly declined: (day: string) => string
  readonly declinedNext: string
  readonly expired: (day: string) => string
  readonly expiredPaper: string
  readonly ordered: string
  readonly pdf: string
  readonly lines: string
  readonly quantity: string
  readonly accept: string
  readonly decline: string
  readonly callMe: string
  readonly callAsked: string
  readonly callNote: string
  readonly callSend: string
  readonly declineTitle: string
  readonly declineReason: string
  readonly declineSend: string
  /** What of a paper the reader is to pay now. */
  readonly yours: string
  /** On the button: what is to be paid now. */
  readonly pay: Readonly<Record<PaymentKind, (amount: string) => string>>
  readonly payLater: Readonly<Record<PaymentKind, (amount: string) => string>>
  readonly payUnderWay: (amount: string) => string
  readonly payByPhone: (amount: string) => string
  readonly paid: (amount: string, day: string, source: string) => string
  readonly receiptMailed: string
  readonly receipt: string
  readonly acceptTitle: string
  readonly acceptSays: (total: string) => string
  readonly acceptSend: string
  readonly name: string
  readonly nameMissing: string
  readonly signature: string
  readonly signatureMissing: string
  readonly way: string
  readonly draw: string
  readonly type: string
  readonly signHere: string
  readonly signed: string
  readonly clear: string
  readonly typedName: string
  readonly back: string
  readonly again: string
  readonly trouble: Readonly<Record<PageTrouble, { readonly title: string; readonly text: string }>>
}
