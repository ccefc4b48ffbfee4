import { Effect } from "effect"
import { ownUser } from "#domain/account/profileOf.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Customer, CustomerChanged, type CustomerId } from "#domain/customers/Customer.ts"
import { CustomerNeeded, postCustomerAnonymize } from "#domain/customers/customerRemovalApi.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { CustomerTraces } from "#domain/customers/CustomerTraces.ts"
import { Files } from "#domain/files/Files.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"

const words = await everyLanguage("letters", "documents")

/** The number that stands where a customer must have one: nobody has it. */
const noPhone = "000-000-0000"

/** What is left of a customer whose personal data is removed: what kind they were, and how they were priced. */
export const anonymous = (customer: Customer): Customer =>
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
 * Removes a customer's personal data for good, on their request, once no job needs them any more. Invoices print as they
 * were issued while the books need them. Who did it is written in the audit log, by the customer's id alone.
 */
const anonymizeCustomer = Effect.fn("anonymizeCustomer")(function* ({
  id,
  version
}: {
  readonly id: CustomerId
  readonly version: number
}) {
  const traces = yield* CustomerTraces
  const jobs = yield* traces.openJobs(id)
  const kept = yield* (yield* Customers).get(id)
  if (kept.version !== version) return yield* new CustomerChanged({ current: kept })
  if (jobs > 0) return yield* new CustomerNeeded({ jobs })
  const left = yield* traces.erase(anonymous(kept), kept)
  const { remove } = yield* Files
  for (const photo of yield* traces.forgetPhotos(id)) yield* remove(photo)
  yield* recordAudit(yield* ownUser, { kind: "customerAnonymized", detail: id })
  return left
})

/** It stands above customers and jobs, as a customer's name is in both. */
export const customerPrivacyHandlers = [handle(postCustomerAnonymize, anonymizeCustomer)]
