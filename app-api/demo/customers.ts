import type { CustomerDraft } from "#domain/customers/Customer.ts"
import { moreCustomers } from "./moreCustomers.ts"
import { coastWords, desertWords } from "./words.ts"

/** The parts of a demo customer that differ from one to the next. */
export interface Named extends Pick<CustomerDraft, "customerName" | "customerType" | "isBusiness"> {
  readonly profile: string
  readonly phone: string
  readonly city: string
}

const person = (customerName: string, phone: string, city: string, profile = "Retail"): Named => ({
  customerName,
  phone,
  city,
  profile,
  customerType: "retail",
  isBusiness: false
})

const business = (
  customerName: string,
  customerType: CustomerDraft["customerType"],
  phone: string,
  city: string,
  profile: string
): Named => ({ customerName, phone, city, profile, customerType, isBusiness: true })

/**
 * The customers of the demo's own jobs; phone numbers are from the range reserved for fiction (555-0100 to 555-0199).
 */
const known: ReadonlyArray<Named> = [
  person("Jane Doe", "(520) 555-0101", "Tucson", "Prairie Mutual"),
  person("Marcus Webb", "(520) 555-0102", "Tucson"),
  person("Elena Ruiz", "(520) 555-0103", "Oro Valley", "Granite State Insurance"),
  person("Tom Becker", "(520) 555-0104", "Marana"),
  person("Aisha Rahman", "(520) 555-0105", "Tucson", "Prairie Mutual"),
  person("Luc Bouchard", "(520) 555-0106", "Green Valley"),
  person("Hannah Kim", "(520) 555-0107", "Vail"),
  person("Derek Olsen", "(520) 555-0108", "Tucson", "Granite State Insurance"),
  person("Priya Nair", "(520) 555-0109", "Sahuarita"),
  person("Carlos Mendoza", "(520) 555-0110", "Tucson", "Prairie Mutual"),
  person("Grace Whitfield", "(520) 555-0111", "Catalina"),
  person("Omar Haddad", "(520) 555-0112", "Tucson"),
  person("Fiona MacLeod", "(520) 555-0113", "Oro Valley", "Prairie Mutual"),
  person("Ben Carter", "(520) 555-0114", "Tucson"),
  person("Yuki Tanaka", "(520) 555-0115", "Marana"),
  person("Rachel Stein", "(520) 555-0116", "Tucson", "Granite State Insurance"),
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

const cities = [
  "Tucson",
  "Tucson",
  "Oro Valley",
  "Marana",
  "Green Valley",
  "Vail",
  "Sahuarita",
  "Catalina",
  "Las Cruces",
  "Mesilla"
]

/** Three hundred: 25 listed by name, the others generated from the word lists. */
export const demoCustomers: ReadonlyArray<Named> = [
  ...known,
  ...moreCustomers(300 - known.length, {
    firmWords: desertWords,
    cities,
    areaCodes: [602, 480, 623, 928, 575],
    insurers: ["Prairie Mutual", "Granite State Insurance"]
  })
]

/** The second shop's customers, without any name, town or number of the demo shop's. */
export const harborCustomers: ReadonlyArray<Named> = moreCustomers(40, {
  firmWords: coastWords,
  cities: ["Portland", "Saco", "Scarborough", "Freeport"],
  areaCodes: [207],
  insurers: ["Pine State Casualty"],
  begin: 1_000
})
