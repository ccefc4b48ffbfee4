import { Effect } from "effect"
import { Customer, type CustomerDraft, CustomerId } from "#domain/customers/Customer.ts"
import { Job } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/jobs/JobId.ts"
import { type Payment, PaymentId } from "#domain/jobs/Payment.ts"
import { Location, type LocationDraft, LocationId } from "#domain/locations/Location.ts"
import { UserId } from "#domain/people/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { PricingProfile, type PricingProfileDraft, PricingProfileId } from "#domain/pricing-profiles/PricingProfile.ts"
import { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { sampleCustomer, sampleJob, sampleLocation, samplePricingProfile, sampleTenant, sampleUser } from "#domain/testing/samples.ts"

/** Things of the trade that nobody has kept yet, each under an id of its own. */

export const inShop = (id: TenantId) => Effect.provideService(CurrentTenant, { id })

const id = () => crypto.randomUUID()

export const freshTenant = (changes: Partial<Tenant> = {}): Tenant => {
  const own = id()
  return { id: TenantId.make(own), tenantUniqueId: `shop-${own}`, prefix: `p${own.slice(0, 13)}`, ...sampleTenant, ...changes }
}

export const freshUser = (changes: Partial<User> = {}): User => {
  const own = id()
  return { id: UserId.make(own), userName: `bea.${own}`, ...sampleUser, ...changes }
}

export const freshCustomer = (changes: Partial<CustomerDraft> = {}) =>
  new Customer({ id: CustomerId.make(id()), version: 1, ...sampleCustomer, ...changes })

export const freshProfile = (changes: Partial<PricingProfileDraft> = {}) =>
  new PricingProfile({ id: PricingProfileId.make(id()), version: 1, ...samplePricingProfile, ...changes })

export const freshLocation = (changes: Partial<LocationDraft> = {}) =>
  new Location({ id: LocationId.make(id()), version: 1, ...sampleLocation, ...changes })

/** A quote of trade.md 3.2 example E with the sums printed there. */
export const freshJob = (customer: Customer, location: Location, changes: Partial<Job> & { readonly number: number }) =>
  new Job({
    ...sampleJob(customer.id, location.id),
    id: JobId.make(id()),
    version: 1,
    stage: "quote",
    customerName: customer.customerName,
    quotedOn: "2026-11-20",
    invoicedOn: "",
    invoiceNumber: null,
    taxRates: { parts: 825, labor: 0, exempt: false },
    totals: {
      partsSubtotal: 51324, laborSubtotal: 41360, partsTax: 4234, laborTax: 0, total: 96918,
      insurerShare: 86918, customerShare: 4000, shopCredit: 6000
    },
    payments: [],
    balance: 90918,
    ...changes
  })

/** Cash from the customer, in cents. */
export const freshPayment = (amountReceived: number): Payment => ({
  id: PaymentId.make(id()), status: "paid", paymentType: "external", payer: "customer", collectionDate: "2026-11-21", source: "Cash",
  amountReceived, description: ""
})
