import type { CustomerDraft } from "#domain/customers/Customer.ts"
import type { PhoneEntry } from "#domain/shared/PhoneNumber.ts"
import type { Named } from "./customers.ts"

const streets = [
  "E Speedway Blvd",
  "N Oracle Rd",
  "W Ina Rd",
  "S Kino Pkwy",
  "E Broadway Blvd",
  "N Campbell Ave",
  "Congress St",
  "Picacho Ave",
  "Forest Ave",
  "Solano Dr"
]

/** City: region and postal code. */
const towns: Readonly<Record<string, readonly [region: string, postalCode: string]>> = {
  Tucson: ["AZ", "85701"],
  "Oro Valley": ["AZ", "85737"],
  Marana: ["AZ", "85653"],
  "Green Valley": ["AZ", "85614"],
  Vail: ["AZ", "85641"],
  Sahuarita: ["AZ", "85629"],
  Catalina: ["AZ", "85739"],
  "Las Cruces": ["NM", "88001"],
  Mesilla: ["NM", "88046"],
  Portland: ["ME", "04101"],
  Saco: ["ME", "04072"],
  Scarborough: ["ME", "04074"],
  Freeport: ["ME", "04032"]
}

const firmTerms = ["Net 30", "Net 30", "Net 60", "Net 90"] as const

/**
 * Returns the complete draft of a demo customer, `place` in the list. `profileId` looks up a profile by name; `sellers`
 * are the shop's own.
 */
export const demoCustomer = (
  named: Named,
  place: number,
  profileId: (name: string) => CustomerDraft["pricingProfileId"],
  sellers: ReadonlyArray<string>
): CustomerDraft => {
  const [firstName = "", ...rest] = named.isBusiness ? [] : named.customerName.split(" ")
  const [region, postalCode] = towns[named.city] ?? ["AZ", "85701"]
  const address = {
    address1: `${100 + ((place * 37) % 9_000)} ${streets[place % streets.length]}`,
    address2: !named.isBusiness && place % 9 === 4 ? `Apt ${1 + (place % 40)}` : "",
    city: named.city,
    region,
    postalCode,
    country: "US",
    addressType: named.isBusiness ? "commercial" : "residential"
  } as const
  const exempt =
    named.customerType === "government" ||
    (named.customerType === "otherCommercial" && named.customerName.includes("Church"))
  return {
    isBusiness: named.isBusiness,
    customerName: named.customerName,
    firstName,
    lastName: rest.join(" "),
    customerType: named.customerType,
    pricingProfileId: profileId(named.profile),
    phoneNumbers: phonesOf(named, place),
    emailAddress: place % 11 === 7 ? "" : `${mailName(named.customerName)}@example.com`,
    language: languageOf(named),
    billingAddress: !named.isBusiness && place % 13 === 5 ? null : address,
    shippingAddress:
      named.isBusiness && place % 4 === 1 ? { ...address, address1: `${200 + place} Industrial Loop` } : null,
    taxExemptNo: exempt ? `${region}-EX-${20_417 + place}` : "",
    taxExemptExpirationDate: exempt && place % 3 !== 0 ? `${2025 + (place % 5)}-12-31` : "",
    paymentTerms: named.isBusiness ? firmTerms[place % 4]! : place % 5 === 0 ? "COD" : "Cash",
    externalAccountingId: named.isBusiness ? `QB-${1_000 + place}` : "",
    ediInsuranceId:
      named.customerType === "insurance"
        ? `${named.customerName.slice(0, 3).toUpperCase()}-${String(place % 1000).padStart(3, "0")}`
        : "",
    tpaId: named.customerType === "insurance" && place % 2 === 0 ? "LYNX" : "",
    salesRepresentative: sellers[place % sellers.length] ?? "",
    status: "active"
  }
}

/** Some customers in the desert are written to in Spanish, and some in Maine in French. */
const languageOf = ({ customerName, isBusiness }: Named): CustomerDraft["language"] => {
  if (isBusiness) return "en"
  return ["Elena Ruiz", "Carlos Mendoza"].includes(customerName) ? "es" : customerName === "Luc Bouchard" ? "fr" : "en"
}

const phonesOf = ({ phone, isBusiness }: Named, place: number): ReadonlyArray<PhoneEntry> => {
  const first: PhoneEntry = { phoneNumber: phone, phoneType: isBusiness ? "work" : "mobile" }
  const another = phone.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10))
  return place % 6 === 2 ? [first, { phoneNumber: another, phoneType: isBusiness ? "fax" : "home" }] : [first]
}

const mailName = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".")
    .replace(/^\.|\.$/g, "")
