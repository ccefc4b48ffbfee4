import { Effect } from "effect"
import { csvExport } from "#domain/lists/CsvExport.ts"
import { languageName } from "#domain/words/languages.ts"
import type { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import type { CustomerSearch, CustomerType, ListedCustomer } from "./Customer.ts"
import { Customers } from "./Customers.ts"
import { listCustomers } from "./customersApi.ts"

type NamedCustomer = ListedCustomer & { readonly profileName: string }

/** Returns a batch of customers with the names of their pricing profiles, loading each profile once. */
const batch = (search: CustomerSearch, after?: string) =>
  Effect.gen(function* () {
    const profiles = yield* PricingProfiles
    const { items, next } = yield* (yield* Customers).batch(search, after)
    const ids = [...new Set(items.flatMap(({ pricingProfileId }) => pricingProfileId ?? []))]
    const named = yield* Effect.forEach(ids, (id) =>
      Effect.match(profiles.get(id), {
        onSuccess: ({ profileName }) => [id, profileName] as const,
        onFailure: () => [id, ""] as const
      })
    )
    const names = new Map<PricingProfileId | null, string>(named)
    return {
      items: items.map((customer): NamedCustomer => ({
        ...customer,
        profileName: names.get(customer.pricingProfileId) ?? ""
      })),
      next
    }
  })

/** The customer list as a CSV file. */
export const customersCsv = csvExport({
  name: "customers",
  title: "customers.title",
  list: listCustomers,
  batch,
  groups: {
    customerType: {
      title: "customer.type",
      cell: ({ group }, words) => words[`customerType.${group!.key as CustomerType}`]
    },
    salesRepresentative: { title: "customer.salesRepresentative", cell: ({ group }) => group!.name }
  },
  columns: {
    customerName: { title: "customer.name", cell: ({ customerName }) => customerName },
    customerType: { title: "customer.type", cell: ({ customerType }, words) => words[`customerType.${customerType}`] },
    phone: { title: "customer.phone", cell: ({ phoneNumbers }) => phoneNumbers[0]?.phoneNumber ?? "" },
    email: { title: "emailAddress", cell: ({ emailAddress }) => emailAddress },
    language: { title: "language", cell: ({ language }) => languageName(language) },
    city: { title: "customer.city", cell: ({ billingAddress }) => billingAddress?.city ?? "" },
    terms: { title: "customer.terms", cell: ({ paymentTerms }, words) => words[`paymentTerms.${paymentTerms}`] },
    salesRepresentative: {
      title: "customer.salesRepresentative",
      cell: ({ salesRepresentative }) => salesRepresentative
    },
    profile: { title: "customer.profile", cell: ({ profileName }) => profileName },
    status: { title: "customer.status", cell: ({ status }, words) => words[`customerStatus.${status}`] },
    kind: {
      title: "customer.kind",
      cell: ({ isBusiness }, words) => words[isBusiness ? "customer.business" : "customer.person"]
    },
    firstName: { title: "customer.firstName", cell: ({ firstName }) => firstName },
    lastName: { title: "customer.lastName", cell: ({ lastName }) => lastName },
    region: { title: "region", cell: ({ billingAddress }) => billingAddress?.region ?? "" },
    postalCode: { title: "postalCode", cell: ({ billingAddress }) => billingAddress?.postalCode ?? "" },
    taxExemptNo: { title: "customer.taxExemptNo", cell: ({ taxExemptNo }) => taxExemptNo },
    taxExemptUntil: {
      title: "customer.taxExemptUntil",
      cell: ({ taxExemptExpirationDate }) => taxExemptExpirationDate
    },
    externalAccountingId: {
      title: "customer.externalAccountingId",
      cell: ({ externalAccountingId }) => externalAccountingId
    },
    ediInsuranceId: { title: "customer.ediInsuranceId", cell: ({ ediInsuranceId }) => ediInsuranceId },
    tpaId: { title: "customer.tpaId", cell: ({ tpaId }) => tpaId }
  }
})
