import type { CustomerDraft } from "#domain/customers/Customer.ts"

type Named = Pick<CustomerDraft, "customerName" | "customerType" | "isBusiness"> & { readonly profile: string; readonly phone: string; readonly city: string }

const person = (customerName: string, phone: string, city: string, profile = "Retail"): Named =>
  ({ customerName, phone, city, profile, customerType: "retail", isBusiness: false })

const business = (customerName: string, customerType: CustomerDraft["customerType"], phone: string, city: string, profile: string): Named =>
  ({ customerName, phone, city, profile, customerType, isBusiness: true })

/** Made-up customers; telephone numbers from the range kept for fiction (555-0100 to 555-0199). */
export const demoCustomers: ReadonlyArray<Named> = [
  person("Jane Doe", "(520) 555-0101", "Tucson", "Prairie Mutual"), person("Marcus Webb", "(520) 555-0102", "Tucson"),
  person("Elena Ruiz", "(520) 555-0103", "Oro Valley", "Granite State Insurance"), person("Tom Becker", "(520) 555-0104", "Marana"),
  person("Aisha Rahman", "(520) 555-0105", "Tucson", "Prairie Mutual"), person("Luc Bouchard", "(520) 555-0106", "Green Valley"),
  person("Hannah Kim", "(520) 555-0107", "Vail"), person("Derek Olsen", "(520) 555-0108", "Tucson", "Granite State Insurance"),
  person("Priya Nair", "(520) 555-0109", "Sahuarita"), person("Carlos Mendoza", "(520) 555-0110", "Tucson", "Prairie Mutual"),
  person("Grace Whitfield", "(520) 555-0111", "Catalina"), person("Omar Haddad", "(520) 555-0112", "Tucson"),
  person("Fiona MacLeod", "(520) 555-0113", "Oro Valley", "Prairie Mutual"), person("Ben Carter", "(520) 555-0114", "Tucson"),
  person("Yuki Tanaka", "(520) 555-0115", "Marana"), person("Rachel Stein", "(520) 555-0116", "Tucson", "Granite State Insurance"),
  business("Saguaro Collision Center", "bodyShop", "(520) 555-0120", "Tucson", "Body shops"),
  business("Old Pueblo Auto Body", "bodyShop", "(520) 555-0121", "Tucson", "Body shops"),
  business("Desert Sun Car Rentals", "fleet", "(520) 555-0122", "Tucson", "Fleet"),
  business("Catalina Delivery Co.", "fleet", "(520) 555-0123", "Catalina", "Fleet"),
  business("Ocotillo Ford Sales", "autoDealer", "(520) 555-0124", "Tucson", "Body shops"),
  business("City of Marana Motor Pool", "government", "(520) 555-0125", "Marana", "Fleet"),
  business("Hendricks Insurance Agency", "agent", "(520) 555-0126", "Tucson", "Prairie Mutual"),
  business("Prairie Mutual Insurance", "insurance", "(520) 555-0127", "Tucson", "Prairie Mutual"),
  business("Sonoran Landscaping", "otherCommercial", "(520) 555-0128", "Tucson", "Retail")
]

const streets = ["E Speedway Blvd", "N Oracle Rd", "W Ina Rd", "S Kino Pkwy", "E Broadway Blvd", "N Campbell Ave"]
const postalCodes: Readonly<Record<string, string>> = { Tucson: "85701", "Oro Valley": "85737", Marana: "85653", "Green Valley": "85614", Vail: "85641", Sahuarita: "85629", Catalina: "85739" }

/** The whole draft of a demo customer; `profileId` finds a profile by its name. */
export const demoCustomer = (named: Named, place: number, profileId: (name: string) => CustomerDraft["pricingProfileId"]): CustomerDraft => {
  const [firstName = "", ...rest] = named.isBusiness ? [] : named.customerName.split(" ")
  const address = {
    address1: `${100 + place * 37} ${streets[place % streets.length]}`,
    address2: "",
    city: named.city,
    region: "AZ",
    postalCode: postalCodes[named.city] ?? "85701",
    country: "US",
    addressType: named.isBusiness ? "commercial" : "residential"
  } as const
  return {
    isBusiness: named.isBusiness,
    customerName: named.customerName,
    firstName,
    lastName: rest.join(" "),
    customerType: named.customerType,
    pricingProfileId: profileId(named.profile),
    phoneNumbers: [{ phoneNumber: named.phone, phoneType: named.isBusiness ? "work" : "mobile" }],
    emailAddress: `${named.customerName.toLowerCase().replace(/[^a-z]+/g, ".").replace(/^\.|\.$/g, "")}@example.com`,
    billingAddress: address,
    shippingAddress: null,
    taxExemptNo: named.customerType === "government" ? "AZ-EX-20417" : "",
    taxExemptExpirationDate: named.customerType === "government" ? "2028-12-31" : "",
    paymentTerms: named.isBusiness ? "Net 30" : "Cash",
    externalAccountingId: "",
    ediInsuranceId: named.customerType === "insurance" ? "PRM-005" : "",
    tpaId: "",
    salesRepresentative: "Sam Ortega"
  }
}
