import { Customer, type CustomerDraft, CustomerId } from "#domain/customers/Customer.ts"
import { Job, type JobCredit, type ChangeableFields, type Stage } from "#domain/jobs/Job.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { type Payment, PaymentId } from "#domain/payments/Payment.ts"
import { Location, type LocationDraft, LocationId } from "#domain/locations/Location.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import { PricingProfile, type PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import {
  ProductCategory,
  type ProductCategoryDraft,
  ProductCategoryId
} from "#domain/product-categories/ProductCategory.ts"
import { Product, type ProductDraft, ProductId } from "#domain/products/Product.ts"
import { TenantId } from "#domain/shared/CurrentTenant.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import {
  sampleCategory,
  sampleCustomer,
  sampleJob,
  sampleLocation,
  samplePricingProfile,
  sampleProduct,
  sampleTenant,
  sampleUser
} from "./samples.ts"

/** Overrides for a test job; for an invoice, also its date and number. */
export interface JobOverrides extends Partial<ChangeableFields> {
  readonly stage?: Stage
  readonly invoicedOn?: string
  readonly invoiceNumber?: number | null
  readonly credit?: JobCredit | null
}

/** Returns a job at the given stage, by default a quote. An invoice gets a date and its job's number. */
export const jobAt = ({
  stage = "quote",
  invoicedOn = "2026-11-21",
  invoiceNumber = null,
  credit = null,
  ...facts
}: ChangeableFields & JobOverrides): Job =>
  stage === "invoice"
    ? Job.make({ ...facts, stage, invoicedOn, invoiceNumber: invoiceNumber ?? facts.number, credit })
    : Job.make({ ...facts, stage, invoiceNumber })

/** Returns factories for unsaved test records with unique ids. `id` returns an unused UUID. */
export const testFactories = (id: () => string) => {
  const freshTenant = (changes: Partial<Tenant> = {}): Tenant => {
    const own = id()
    return {
      id: TenantId.make(own),
      tenantUniqueId: `shop-${own}`,
      prefix: `p${own.slice(0, 13)}`,
      ...sampleTenant,
      ...changes
    }
  }

  const freshUser = (changes: Partial<User> = {}): User => {
    const own = id()
    return { id: UserId.make(own), userName: `bea.${own}`, ...sampleUser, ...changes }
  }

  const freshCustomer = (changes: Partial<CustomerDraft> = {}) =>
    new Customer({ id: CustomerId.make(id()), version: 1, ...sampleCustomer, ...changes })

  const freshProfile = (changes: Partial<PricingProfileDraft> = {}) =>
    new PricingProfile({ id: PricingProfileId.make(id()), version: 1, ...samplePricingProfile, ...changes })

  const freshLocation = (changes: Partial<LocationDraft> = {}) => {
    const own = id()
    return new Location({
      id: LocationId.make(own),
      version: 1,
      ...sampleLocation,
      locationShortId: own.slice(-8),
      ...changes
    })
  }

  const freshCategory = (changes: Partial<ProductCategoryDraft> = {}) =>
    new ProductCategory({
      id: ProductCategoryId.make(id()),
      version: 1,
      createdDate: Date.UTC(2026, 10, 21, 9),
      ...sampleCategory,
      ...changes
    })

  const freshProduct = (changes: Partial<ProductDraft> = {}) =>
    new Product({ id: ProductId.make(id()), version: 1, ...sampleProduct, ...changes })

  /** Returns a quote with the sample lines, or a job at a later stage, with the totals of an insured job. */
  const freshJob = (customer: Customer, location: Location, changes: JobOverrides & { readonly number: number }): Job =>
    jobAt({
      ...sampleJob(customer.id, location.id),
      id: JobId.make(id()),
      version: 1,
      salespersonId: null,
      customerName: customer.customerName,
      quotedOn: "2026-11-20",
      taxRates: { parts: 825, labor: 0, exempt: false, lines: [] },
      totals: {
        partsSubtotal: 51324,
        laborSubtotal: 41360,
        partsTax: 4234,
        laborTax: 0,
        taxes: [],
        total: 96918,
        insurerShare: 86918,
        customerShare: 4000,
        shopCredit: 6000
      },
      payments: [],
      balance: changes.stage === undefined || changes.stage === "quote" ? 0 : 90918,
      adjustments: [],
      decoded: null,
      lost: null,
      createdOn: "2026-11-20",
      wonOn: "",
      rebillOf: null,
      reworkOf: null,
      reworks: [],
      formerCustomerIds: [],
      source: "staff",
      answer: null,
      ...changes
    })

  /** Returns a cash payment by the customer, in cents. */
  const freshPayment = (amountReceived: number): Payment => ({
    id: PaymentId.make(id()),
    status: "paid",
    paymentType: "external",
    payer: "customer",
    collectionDate: "2026-11-21",
    source: "Cash",
    amountReceived,
    description: ""
  })

  return {
    freshTenant,
    freshUser,
    freshCustomer,
    freshProfile,
    freshLocation,
    freshCategory,
    freshProduct,
    freshJob,
    freshPayment
  }
}
