import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { isPhoneNumber } from "#domain/shared/phoneDigits.ts"

type Values = { -readonly [K in keyof CustomerDraft]: CustomerDraft[K] }

/** A new customer begun with what was sought for: a phone number, an e-mail address or a name. */
export const customerTyped = (text: string, language: CustomerDraft["language"]): Values => {
  const sought = text.trim()
  const kind = isPhoneNumber(sought) ? "phone" : sought.includes("@") ? "email" : "name"
  return {
    isBusiness: false,
    customerName: kind === "name" ? sought : "",
    firstName: "",
    lastName: "",
    customerType: "retail",
    pricingProfileId: null,
    phoneNumbers: [{ phoneNumber: kind === "phone" ? sought : "", phoneType: "mobile" }],
    emailAddress: kind === "email" ? sought : "",
    language,
    billingAddress: null,
    shippingAddress: null,
    taxExemptNo: "",
    taxExemptExpirationDate: "",
    paymentTerms: "COD",
    externalAccountingId: "",
    ediInsuranceId: "",
    tpaId: "",
    salesRepresentative: ""
  }
}
