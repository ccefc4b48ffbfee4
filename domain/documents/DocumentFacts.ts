import type { Customer } from "#domain/customers/Customer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { DocumentLanguage } from "./DocumentWords.ts"

/** What a job's paper is written from. */
export interface DocumentFacts {
  readonly job: Job
  readonly tenant: Tenant
  readonly location: Location
  readonly customer: Customer
  readonly language: DocumentLanguage
}
