import { Customer, CustomerId } from "#domain/customers/Customer.ts"
import type { DocumentFacts } from "#domain/documents/jobFacts.ts"
import { JobId } from "#domain/shared/JobId.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { totalsOf } from "#domain/jobs/completeDraft.ts"
import { balanceDue } from "#domain/payments/balance.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import { jobAt, type JobOverrides } from "#domain/testing/testFactories.ts"
import { sampleCustomer, sampleJob, sampleLocation, sampleTenant } from "#domain/testing/samples.ts"

const customerId = CustomerId.make("0198c0de-0000-7000-8000-000000000001")
const locationId = LocationId.make("0198c0de-0000-7000-8000-000000000002")

/** What a test changes in the usual document. */
export interface Changes {
  readonly job?: JobOverrides
  readonly tenant?: Partial<DocumentFacts["tenant"]>
  readonly location?: Partial<Location>
  readonly customer?: Partial<Customer>
  readonly language?: DocumentFacts["language"]
}

/**
 * The facts of trade 3.2 example E as job 1042, quoted on November 21, 2026. Totals are recalculated for changed lines.
 */
export const paper = (changes: Changes = {}): DocumentFacts => {
  const draft: JobDraft = { ...sampleJob(customerId, locationId), ...changes.job }
  const taxRates = changes.job?.taxRates ?? { parts: 825, labor: 0, exempt: false, lines: [] }
  const totals = totalsOf(draft, taxRates)
  const payments = changes.job?.payments ?? []
  return {
    job: jobAt({
      id: JobId.make("0198c0de-0000-7000-8000-000000000003"),
      version: 1,
      salespersonId: null,
      number: 1042,
      customerName: sampleCustomer.customerName,
      quotedOn: "2026-11-21",
      taxRates,
      totals,
      payments,
      adjustments: [],
      decoded: null,
      lost: null,
      createdOn: "2026-11-20",
      wonOn: "",
      rebillOf: null,
      reworkOf: null,
      reworks: [],
      formerCustomerIds: [],
      source: "staff" as const,
      answer: null,
      balance: balanceDue({ stage: "quote", totals, payments, ...changes.job }),
      ...draft,
      ...changes.job
    }),
    tenant: {
      ...sampleTenant,
      id: TenantId.make("0198c0de-0000-7000-8000-000000000004"),
      tenantUniqueId: "copperstate",
      prefix: "copperstate",
      ...changes.tenant
    },
    location: new Location({ id: locationId, version: 1, ...sampleLocation, ...changes.location }),
    customer: new Customer({ id: customerId, version: 1, ...sampleCustomer, ...changes.customer }),
    language: changes.language ?? "en"
  }
}
