import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import type { RecordWords } from "#web/forms/RecordWords.ts"
import { languageNames } from "#web/words/languages.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { CustomerValues } from "./customerValues.ts"
import { useCustomerNames } from "./useCustomerNames.ts"

type AddressValues = NonNullable<CustomerValues["billingAddress"]>

/** How a customer is spoken of: what its fields are called, their values, what happened to it. */
export const useCustomerWords = (): RecordWords<CustomerValues> => {
  const { t, of } = useWords()
  const { day } = useFormats()
  const names = useCustomerNames()
  const profiles = useProfiles()
  const address = (one: AddressValues | null) =>
    one === null
      ? t("none")
      : [one.address1, one.address2, one.city, one.region, one.postalCode].filter((part) => part !== "").join(", ")

  const say = (name: keyof CustomerValues, values: CustomerValues): string => {
    switch (name) {
      case "isBusiness":
        return t(values.isBusiness ? "customer.business" : "customer.person")
      case "customerType":
        return of("customerType", values.customerType)
      case "language":
        return languageNames[values.language]
      case "paymentTerms":
        return of("paymentTerms", values.paymentTerms)
      case "pricingProfileId":
        return profiles.find(({ id }) => id === values.pricingProfileId)?.profileName ?? t("none")
      case "phoneNumbers":
        return values.phoneNumbers
          .map(({ phoneNumber, phoneType }) => `${phoneNumber} (${of("phoneType", phoneType)})`)
          .join(", ")
      case "billingAddress":
      case "shippingAddress":
        return address(values[name])
      case "taxExemptExpirationDate":
        return day(values.taxExemptExpirationDate)
      default:
        return values[name]
    }
  }
  return {
    ...names,
    say,
    created: t("customer.created"),
    saved: t("customer.saved"),
    joined: t("customer.joined"),
    changed: t("failure.CustomerChanged")
  }
}
