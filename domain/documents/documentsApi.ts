import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { PaymentId } from "#domain/payments/Payment.ts"
import { Payer } from "#domain/payments/PaymentSource.ts"
import { access } from "#domain/access/accessTable.ts"
import { field } from "#domain/shared/field.ts"
import { DocumentKind } from "./DocumentKind.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"

export const getJobDocument = endpoint({
  name: "getJobDocument",
  summary:
    "Returns a document of a job as PDF, in the customer's language unless another is requested. A receipt requires `payment`. For an invoice billed as two documents, `payer` selects one; without it, or if there is only one, the entire invoice is returned. Not found if the job has no such document. Users who are only installers can get only the work order, which shows no prices.",
  method: "GET",
  path: "/jobs/:id/document.pdf",
  access: access["/jobs"],
  input: Schema.Struct({
    id: JobId,
    kind: field(DocumentKind, "Kind of document."),
    language: field(Schema.optionalKey(DocumentLanguage), "Language of the document; defaults to the customer's."),
    payment: field(
      Schema.optionalKey(PaymentId),
      "Payment to print the receipt of.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    payer: field(Schema.optionalKey(Payer), "Payer whose document of the invoice to return.")
  }),
  output: Content,
  produces: ["application/pdf"],
  failures: [JobNotFound, FileNotFound]
})
