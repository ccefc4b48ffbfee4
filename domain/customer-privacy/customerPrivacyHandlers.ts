import { Effect } from "effect"
import { currentUserRecord } from "#domain/account/profileOf.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Customer, CustomerChanged, type CustomerId } from "#domain/customers/Customer.ts"
import { CustomerNeeded, postCustomerAnonymize } from "#domain/customers/customerRemovalApi.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { PersonalData } from "#domain/customers/PersonalData.ts"
import { Files } from "#domain/files/Files.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"

const words = await everyLanguage("letters", "documents")

/** A placeholder for the required phone number; not in use by anyone. */
const noPhone = "000-000-0000"

/** Returns a customer with personal data removed; only the customer type and pricing are retained. */
export const anonymized = (customer: Customer): Customer =>
  new Customer(
    {
      ...customer,
      customerName: words[customer.language]["paper.removedCustomer"],
      firstName: "",
      lastName: "",
      phoneNumbers: [{ phoneNumber: noPhone, phoneType: "other" }],
      emailAddress: "",
      billingAddress: null,
      shippingAddress: null,
      taxExemptNo: "",
      taxExemptExpirationDate: "",
      externalAccountingId: "",
      ediInsuranceId: "",
      tpaId: "",
      status: "inactive"
    },
    { disableChecks: true }
  )

/**
 * Permanently removes a customer's personal data at their request, once no job needs it. While the books require it,
 * invoices still print as issued. The audit log records who did it, identifying the customer only by id.
 */
const anonymizeCustomer = Effect.fn("anonymizeCustomer")(function* ({
  id,
  version
}: {
  readonly id: CustomerId
  readonly version: number
}) {
  const traces = yield* PersonalData
  const jobs = yield* traces.countOpenJobs(id)
  const kept = yield* (yield* Customers).get(id)
  if (kept.version !== version) return yield* new CustomerChanged({ current: kept })
  if (jobs > 0) return yield* new CustomerNeeded({ jobs })
  const left = yield* traces.erase(anonymized(kept), kept)
  const { remove } = yield* Files
  for (const photo of yield* traces.deletePhotos(id)) yield* remove(photo)
  yield* recordAudit(yield* currentUserRecord, { kind: "customerAnonymized", detail: id })
  return left
})

/** Depends on customers and jobs, because both contain the customer's name. */
export const customerPrivacyHandlers = [handle(postCustomerAnonymize, anonymizeCustomer)]
