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
    "A job's paper as PDF, in the customer's language unless another is asked for; a receipt names its `payment`. Of an invoice that the shop bills as two documents `payer` names whose it is; without it, and where there is one, it is the whole invoice. Not found where the job has no such paper. Whoever only installs gets the work order, which shows no price.",
  method: "GET",
  path: "/jobs/:id/document.pdf",
  access: access["/jobs"],
  input: Schema.Struct({
    id: JobId,
    kind: field(DocumentKind, "Which paper."),
    language: field(
      Schema.optionalKey(DocumentLanguage),
      "The language of the paper; the customer's where none is said."
    ),
    payment: field(
      Schema.optionalKey(PaymentId),
      "The payment to print the receipt of.",
      "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
    ),
    payer: field(Schema.optionalKey(Payer), "Whose document of the invoice.")
  }),
  output: Content,
  produces: ["application/pdf"],
  failures: [JobNotFound, FileNotFound]
})
