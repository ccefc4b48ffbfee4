import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { CardsUnavailable } from "#domain/card-payments/paymentFailures.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { FileId } from "#domain/files/FileId.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { jobOffice } from "#domain/access/accessTable.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { described, field } from "#domain/shared/field.ts"
import { SignatureMark } from "#domain/signatures/Signature.ts"
import { JobLink } from "#domain/documents/JobLinks.ts"
import { TooManyDeclines } from "./limitDeclines.ts"
import { DocumentChanged, LinkNotPayable, LinkUnknown, QuoteNotOpen } from "./linkFailures.ts"
import { LinkPaid, Signed } from "./paidAsSigned.ts"
import { LinkPayment } from "./payByLink.ts"
import { ShownDocument } from "#domain/documents/ShownDocument.ts"

const nothing = Schema.Struct({})
/** What stands in the address after /document/: 256 bits in 43 letters. */
export const LinkToken = described(
  Schema.String.check(Schema.isPattern(/^[\w-]{20,100}$/, { message: "link.invalid" })),
  "What stands in the address behind /document/.",
  "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
)
const shown = {
  token: LinkToken,
  contentHash: field(
    Schema.String.check(maxLength(100)),
    "A hash of what was shown; sent back with the answer.",
    "9f2c7d"
  )
}
const answering = [LinkUnknown, QuoteNotOpen, DocumentChanged, TooManyTries] as const

export const getDocument = endpoint({
  name: "getDocument",
  summary: "A customer's paper by the token of their link, ready to read.",
  method: "GET",
  path: "/documents/:token",
  access: "everyone",
  keeps: true,
  input: Schema.Struct({
    // Not copied in full, it is none as well: whoever opens it is told whom to call.
    token: field(
      Schema.String.check(maxLength(100)),
      "What stands in the address behind /document/.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    ),
    language: field(Schema.optionalKey(DocumentLanguage), "The language to read it in.")
  }),
  output: ShownDocument,
  failures: [LinkUnknown, TooManyTries]
})

export const getDocumentPdf = endpoint({
  name: "getDocumentPdf",
  summary: "The paper behind a customer's link as PDF; with `receipt` the receipt of a payment made by it.",
  method: "GET",
  path: "/documents/:token/document.pdf",
  access: "everyone",
  input: Schema.Struct({
    token: LinkToken,
    language: field(DocumentLanguage, "The language to read it in."),
    receipt: field(
      Schema.optionalKey(PaymentId),
      "A payment made by this link, to print its receipt instead.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Content,
  produces: ["application/pdf"],
  failures: [LinkUnknown, TooManyTries]
})

export const getDocumentLogo = endpoint({
  name: "getDocumentLogo",
  summary:
    "The shop's logo of today, for the page behind a customer's link. `id` changes with it, so that a browser asks anew.",
  method: "GET",
  path: "/documents/:token/logo",
  access: "everyone",
  input: Schema.Struct({
    token: LinkToken,
    id: field(
      Schema.optionalKey(FileId),
      "The logo's file, so that the address changes with it.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Content,
  produces: ["image/jpeg", "image/png"],
  failures: [LinkUnknown, FileNotFound, TooManyTries]
})

export const postDocumentSeen = endpoint({
  name: "postDocumentSeen",
  summary: "Says that the customer has the paper before their eyes.",
  method: "POST",
  path: "/documents/:token/seen",
  access: "everyone",
  input: Schema.Struct({
    token: LinkToken
  }),
  output: nothing,
  failures: [LinkUnknown, TooManyTries]
})

export const postAcceptance = endpoint({
  name: "postAcceptance",
  summary: "The customer accepts a quote as it was shown (`contentHash`), with a signature, drawn or typed.",
  method: "POST",
  path: "/documents/:token/acceptance",
  access: "everyone",
  largestBody: 80 * 1024,
  keepsItself: true,
  input: Schema.Struct({
    ...shown,
    payment: field(
      Schema.optionalKey(LinkPayment),
      "What is paid as it is signed, where the link asks for something: the card is held first, and charged once it is signed."
    ),
    signedBy: field(requiredText(120), "Who signed.", "Ada Moreno"),
    mark: field(SignatureMark, "The signature, drawn or typed.")
  }),
  output: Signed,
  failures: [...answering, LinkNotPayable, CardsUnavailable, TooManyDeclines]
})

export const postRefusal = endpoint({
  name: "postRefusal",
  summary: "The customer declines a quote as it was shown, and may say why.",
  method: "POST",
  path: "/documents/:token/refusal",
  access: "everyone",
  input: Schema.Struct({ ...shown, reason: field(plainText(500), "Why; may be empty.", "Found it cheaper") }),
  output: nothing,
  failures: [...answering]
})

export const postLinkPayment = endpoint({
  name: "postLinkPayment",
  summary:
    "The customer pays what their link asks, by a card's one-time token. `amount` is what they were shown; the same paymentId sent again charges nothing more.",
  method: "POST",
  path: "/documents/:token/payments",
  access: "everyone",
  keepsItself: true,
  input: Schema.Struct({
    token: LinkToken,
    ...LinkPayment.fields
  }),
  output: LinkPaid,
  failures: [LinkUnknown, LinkNotPayable, DocumentChanged, CardsUnavailable, TooManyDeclines, TooManyTries]
})

export const postCallback = endpoint({
  name: "postCallback",
  summary: "The customer asks to be called.",
  method: "POST",
  path: "/documents/:token/callback",
  access: "everyone",
  input: Schema.Struct({
    token: LinkToken,
    note: field(plainText(500), "What was said with it.", "after five")
  }),
  output: nothing,
  failures: [LinkUnknown, TooManyTries]
})

export const listJobLinks = endpoint({
  name: "listJobLinks",
  summary: "The customer's links to a job's papers, the latest first: sent, opened, taken back.",
  method: "GET",
  path: "/jobs/:id/links",
  access: jobOffice,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(JobLink),
  failures: [JobNotFound]
})

export const postLinkRevoked = endpoint({
  name: "postLinkRevoked",
  summary: "Takes a customer's link back.",
  method: "POST",
  path: "/jobs/:id/links/:linkId/revoked",
  access: jobOffice,
  input: Schema.Struct({
    id: JobId,
    linkId: field(JobLinkId, "The link's id; null without one.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: nothing,
  failures: [JobNotFound, LinkUnknown]
})
