import { listPricingProfiles } from "#domain/pricing-profiles/pricingProfilesApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { CustomerValues } from "./customerValues.ts"

type AddressValues = NonNullable<CustomerValues["billingAddress"]>

/** What each field of the card is called, and its value in words. */
export const useCustomerLabels = () => {
  const { t, of } = useWords()
  const { day } = useFormats()
  const profiles = useQueryOf(listPricingProfiles, { size: 100 })
  const labels: Readonly<Record<keyof CustomerValues, string>> = {
    isBusiness: t("customer.isBusiness"),
    customerName: t("customer.name"),
    firstName: t("customer.firstName"),
    lastName: t("customer.lastName"),
    customerType: t("customer.type"),
    pricingProfileId: t("customer.profile"),
    phoneNumbers: t("customer.phone"),
    emailAddress: t("emailAddress"),
    billingAddress: t("customer.hasBilling"),
    shippingAddress: t("customer.hasShipping"),
    taxExemptNo: t("customer.taxExemptNo"),
    taxExemptExpirationDate: t("customer.taxExemptUntil"),
    paymentTerms: t("customer.terms"),
    externalAccountingId: t("customer.externalAccountingId"),
    ediInsuranceId: t("customer.ediInsuranceId"),
    tpaId: t("customer.tpaId"),
    salesRepresentative: t("customer.salesRepresentative")
  }
  const address = (one: AddressValues | null) =>
    one === null ? t("none") : [one.address1, one.address2, one.city, one.region, one.postalCode].filter((part) => part !== "").join(", ")

  const say = (name: keyof CustomerValues, values: CustomerValues): string => {
    switch (name) {
      case "isBusiness": return t(values.isBusiness ? "yes" : "no")
      case "customerType": return of("customerType", values.customerType)
      case "paymentTerms": return of("paymentTerms", values.paymentTerms)
      case "pricingProfileId": return profiles.data?.items.find(({ id }) => id === values.pricingProfileId)?.profileName ?? t("none")
      case "phoneNumbers": return values.phoneNumbers.map(({ phoneNumber, phoneType }) => `${phoneNumber} (${of("phoneType", phoneType)})`).join(", ")
      case "billingAddress":
      case "shippingAddress": return address(values[name])
      case "taxExemptExpirationDate": return day(values.taxExemptExpirationDate)
      default: return values[name]
    }
  }
  return { labels, say }
}
