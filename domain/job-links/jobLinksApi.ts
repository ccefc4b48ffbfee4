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
import { officeAccess } from "#domain/access/accessTable.ts"
import { TooManyTries } from "#domain/credentials/Attempts.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { described, field } from "#domain/shared/field.ts"
import { SignatureMark } from "#domain/signatures/Signature.ts"
import { JobLink } from "#domain/documents/JobLinks.ts"
import { TooManyDeclines } from "./limitDeclines.ts"
import { DocumentChanged, LinkNotPayable, LinkUnknown, QuoteNotOpen } from "./linkFailures.ts"
import { LinkPaid, Signed } from "./signAndPay.ts"
import { LinkPayment } from "./payByLink.ts"
import { ShownDocument } from "#domain/documents/ShownDocument.ts"

const nothing = Schema.Struct({})
/** The token in the URL after /document/: 256 bits in 43 characters. */
export const LinkToken = described(
  Schema.String.check(Schema.isPattern(/^[\w-]{20,100}$/, { message: "link.invalid" })),
  "Token from the URL after /document/.",
  "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
)
const shown = {
  token: LinkToken,
  contentHash: field(
    Schema.String.check(maxLength(100)),
    "Hash of the content shown to the customer, returned by getDocument.",
    "9f2c7d"
  )
}
const answering = [LinkUnknown, QuoteNotOpen, DocumentChanged, TooManyTries] as const

export const getDocument = endpoint({
  name: "getDocument",
  summary: "Returns the document behind a customer's link, formatted for display.",
  method: "GET",
  path: "/documents/:token",
  access: "everyone",
  writes: true,
  input: Schema.Struct({
    // Accepts invalid tokens too, for example truncated ones, so that the page can show whom to call.
    token: field(
      Schema.String.check(maxLength(100)),
      "Token from the URL after /document/.",
      "kD3s0pXzQ1aR7vT2nB8mWc5yLhE4fJ6uGiOqYtKxZ9A"
    ),
    language: field(Schema.optionalKey(DocumentLanguage), "Language of the document.")
  }),
  output: ShownDocument,
  failures: [LinkUnknown, TooManyTries]
})

export const getDocumentPdf = endpoint({
  name: "getDocumentPdf",
  summary:
    "Returns the document behind a customer's link as PDF, or with `receipt` the receipt of a payment made through the link.",
  method: "GET",
  path: "/documents/:token/document.pdf",
  access: "everyone",
  input: Schema.Struct({
    token: LinkToken,
    language: field(DocumentLanguage, "Language of the document."),
    receipt: field(
      Schema.optionalKey(PaymentId),
      "Payment made through this link whose receipt to print instead.",
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
    "Returns the shop's current logo for the page behind a customer's link. `id` changes with the logo, which invalidates browser caches.",
  method: "GET",
  path: "/documents/:token/logo",
  access: "everyone",
  input: Schema.Struct({
    token: LinkToken,
    id: field(
      Schema.optionalKey(FileId),
      "File id of the logo, which makes the URL change with it.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    )
  }),
  output: Content,
  produces: ["image/jpeg", "image/png"],
  failures: [LinkUnknown, FileNotFound, TooManyTries]
})

export const postDocumentSeen = endpoint({
  name: "postDocumentSeen",
  summary: "Records that the customer has seen the document.",
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
  summary: "Accepts a quote on behalf of its customer, as shown (`contentHash`), with a drawn or typed signature.",
  method: "POST",
  path: "/documents/:token/acceptance",
  access: "everyone",
  maxBodyBytes: 80 * 1024,
  isIdempotent: true,
  input: Schema.Struct({
    ...shown,
    payment: field(
      Schema.optionalKey(LinkPayment),
      "Payment made with the signature, if the link requests one. The card is authorized first and charged after signing."
    ),
    signedBy: field(requiredText(120), "Name of the signer.", "Ada Moreno"),
    mark: field(SignatureMark, "Drawn or typed signature.")
  }),
  output: Signed,
  failures: [...answering, LinkNotPayable, CardsUnavailable, TooManyDeclines]
})

export const postRefusal = endpoint({
  name: "postRefusal",
  summary: "Declines a quote on behalf of its customer, as shown (`contentHash`), with an optional reason.",
  method: "POST",
  path: "/documents/:token/refusal",
  access: "everyone",
  input: Schema.Struct({
    ...shown,
    reason: field(plainText(500), "Reason for declining; may be empty.", "Found it cheaper")
  }),
  output: nothing,
  failures: [...answering]
})

export const postLinkPayment = endpoint({
  name: "postLinkPayment",
  summary:
    "Pays the amount a link requests with a card's one-time token. `amount` must match what the customer was shown; retrying with the same paymentId does not charge again.",
  method: "POST",
  path: "/documents/:token/payments",
  access: "everyone",
  isIdempotent: true,
  input: Schema.Struct({
    token: LinkToken,
    ...LinkPayment.fields
  }),
  output: LinkPaid,
  failures: [LinkUnknown, LinkNotPayable, DocumentChanged, CardsUnavailable, TooManyDeclines, TooManyTries]
})

export const postCallback = endpoint({
  name: "postCallback",
  summary: "Requests a callback for the customer.",
  method: "POST",
  path: "/documents/:token/callback",
  access: "everyone",
  input: Schema.Struct({
    token: LinkToken,
    note: field(plainText(500), "Note from the customer; may be empty.", "after five")
  }),
  output: nothing,
  failures: [LinkUnknown, TooManyTries]
})

export const listJobLinks = endpoint({
  name: "listJobLinks",
  summary:
    "Lists the links to a job's documents sent to the customer, latest first, with when they were sent, opened, and revoked.",
  method: "GET",
  path: "/jobs/:id/links",
  access: officeAccess,
  input: Schema.Struct({ id: JobId }),
  output: Schema.Array(JobLink),
  failures: [JobNotFound]
})

export const postLinkRevoked = endpoint({
  name: "postLinkRevoked",
  summary: "Revokes a customer's link.",
  method: "POST",
  path: "/jobs/:id/links/:linkId/revoked",
  access: officeAccess,
  input: Schema.Struct({
    id: JobId,
    linkId: field(JobLinkId, "Unique link id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
  }),
  output: nothing,
  failures: [JobNotFound, LinkUnknown]
})
