import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { JobNotFound } from "#domain/jobs/jobFailures.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { PaymentId } from "#domain/jobs/Payment.ts"
import { access } from "#domain/people/access.ts"
import { DocumentKind } from "./DocumentKind.ts"
import { DocumentLanguage } from "./DocumentLanguage.ts"

export const getJobDocument = endpoint({
  name: "getJobDocument",
  summary: "A job's paper as PDF, in the customer's language unless another is asked for; a receipt names its `payment`. Not found where the job has no such paper. Whoever only installs gets the work order, which shows no price.",
  method: "GET", path: "/jobs/:id/document.pdf", access: access["/jobs"],
  input: Schema.Struct({ id: JobId, kind: DocumentKind, language: Schema.optionalKey(DocumentLanguage), payment: Schema.optionalKey(PaymentId) }),
  output: Content, produces: ["application/pdf"],
  failures: [JobNotFound, FileNotFound]
})
