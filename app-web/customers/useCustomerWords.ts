import type { NamedAt } from "#web/forms/FormProblems.tsx"
import type { RecordTexts } from "#web/forms/RecordTexts.ts"
import { useProfiles } from "#web/pricing-profiles/useProfiles.ts"
import { languageName } from "#domain/words/languages.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { CustomerValues } from "./customerKind.ts"

type AddressValues = NonNullable<CustomerValues["billingAddress"]>

/** The texts of the customer form: field labels, values and messages. */
export const useCustomerWords = (): RecordTexts<CustomerValues> => {
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
        return languageName(values.language)
      case "status":
        return of("customerStatus", values.status ?? "active")
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

/** Returns the labels of the form's fields, including those of phones and addresses by path. */
export const useCustomerNames = () => {
  const { t } = useWords()
  const labels: Readonly<Record<keyof CustomerValues, string>> = {
    isBusiness: t("customer.kind"),
    customerName: t("customer.name"),
    firstName: t("customer.firstName"),
    lastName: t("customer.lastName"),
    customerType: t("customer.type"),
    pricingProfileId: t("customer.profile"),
    phoneNumbers: t("customer.phones"),
    emailAddress: t("emailAddress"),
    language: t("language"),
    billingAddress: t("customer.billing"),
    shippingAddress: t("customer.shipping"),
    taxExemptNo: t("customer.taxExemptNo"),
    taxExemptExpirationDate: t("customer.taxExemptUntil"),
    paymentTerms: t("customer.terms"),
    externalAccountingId: t("customer.externalAccountingId"),
    ediInsuranceId: t("customer.ediInsuranceId"),
    tpaId: t("customer.tpaId"),
    salesRepresentative: t("customer.salesRepresentative"),
    status: t("customer.status")
  }
  const inner: Readonly<Record<string, string>> = {
    phoneNumber: t("phoneNumber"),
    phoneType: t("customer.phoneType"),
    address1: t("address1"),
    address2: t("address2"),
    city: t("city"),
    region: t("region"),
    postalCode: t("postalCode"),
    country: t("country"),
    addressType: t("customer.addressType")
  }
  const choices = new Set(["customerType", "language", "paymentTerms", "phoneType", "region", "country", "addressType"])

  const nameOf = (path: string): NamedAt => {
    const [field = "", ...rest] = path.split(".")
    const last = rest.at(-1) ?? field
    const label = labels[last as keyof CustomerValues] ?? inner[last] ?? path
    const group =
      rest.length === 0
        ? undefined
        : field === "phoneNumbers"
          ? t("customer.phoneNumber", { number: Number(rest[0]) + 1 })
          : labels[field as keyof CustomerValues]
    return { label, isChoice: choices.has(last), group }
  }
  return { labels, nameOf }
}
