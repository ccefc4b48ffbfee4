import type { LocationDraft } from "#domain/locations/Location.ts"
import { withSubscribedFeatures } from "#domain/tenants/plans.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"

/** A demo shop to add; its dates are relative to the day it is added. */
export interface DemoShop extends Omit<
  Tenant,
  "id" | "version" | "createdOn" | "freeTrialEnds" | "lastChargeOn" | "closedOn"
> {
  readonly createdDaysAgo: number
  readonly chargedDaysAgo: number | undefined
  readonly closedDaysAgo?: number
  readonly trialDaysLeft?: number
}

const shop = (tenantUniqueId: string, businessName: string, rest: Partial<DemoShop>): DemoShop => ({
  tenantUniqueId,
  prefix: tenantUniqueId,
  businessName,
  companyName: `${businessName} LLC`,
  country: "US",
  phoneNumber: "",
  emailAddress: `hello@${tenantUniqueId}.example.com`,
  website: `https://${tenantUniqueId}.example.com`,
  address: null,
  federalTaxId: "",
  language: "en",
  logo: null,
  ...withSubscribedFeatures("basic", []),
  billingStatus: "active",
  lastChargeAmount: null,
  approved: true,
  accountActive: true,
  createdDaysAgo: 0,
  chargedDaysAgo: undefined,
  ...rest
})

export const demoShop: DemoShop = shop("demo", "Demo Auto Glass", {
  phoneNumber: "(520) 555-0190",
  emailAddress: "hello@demoautoglass.example.com",
  federalTaxId: "99-0000000",
  address: {
    address1: "100 N Stone Ave",
    address2: "",
    city: "Tucson",
    region: "AZ",
    postalCode: "85701",
    country: "US"
  },
  ...withSubscribedFeatures("premium", ["businessPages"]),
  createdDaysAgo: 640,
  chargedDaysAgo: 19,
  lastChargeAmount: 45487
})

export const secondShop: DemoShop = shop("harbor", "Harbor Glass Co.", {
  companyName: "Harbor Glass Company, Inc.",
  phoneNumber: "(207) 555-0150",
  emailAddress: "hello@harborglass.example.com",
  federalTaxId: "99-0000001",
  address: {
    address1: "12 Commercial St",
    address2: "",
    city: "Portland",
    region: "ME",
    postalCode: "04101",
    country: "US"
  },
  createdDaysAgo: 210,
  chargedDaysAgo: 6,
  lastChargeAmount: 6998
})

/** On trial and not approved yet: its owner sees what a locked account shows. */
export const waitingShop: DemoShop = shop("riviere", "Pare-brise Rivière", {
  companyName: "Pare-brise Rivière inc.",
  country: "CA",
  language: "fr",
  phoneNumber: "(819) 555-0160",
  address: {
    address1: "88, rue des Forges",
    address2: "",
    city: "Trois-Rivières",
    region: "QC",
    postalCode: "G9A 2G8",
    country: "CA"
  },
  ...withSubscribedFeatures("freeTrial", []),
  approved: false,
  accountActive: false,
  createdDaysAgo: 2,
  trialDaysLeft: 28
})

export const closedShop: DemoShop = shop("bayou", "Bayou Windshield Repair", {
  phoneNumber: "(337) 555-0170",
  ...withSubscribedFeatures("payPerLookup", []),
  billingStatus: "closed",
  accountActive: false,
  createdDaysAgo: 420,
  chargedDaysAgo: 75,
  closedDaysAgo: 48,
  lastChargeAmount: 1200
})

const weekday = { start: "07:30", end: "18:00" }

/** Rates in basis points: parts, then labor. */
const place = (
  [locationName, locationShortId]: readonly [string, string],
  [address1, city, region, postalCode]: readonly [string, string, string, string],
  phoneNumber: string,
  timeZone: string,
  [parts, labor]: readonly [number, number]
): LocationDraft => ({
  locationName,
  locationShortId,
  phoneNumber,
  emailAddress: `${locationShortId.toLowerCase()}@example.com`,
  address: { address1, address2: "", city, region, postalCode, country: region === "QC" ? "CA" : "US" },
  primaryTaxId: "99-0000000",
  secondaryTaxId: "",
  licenceNumberCa: "",
  licenceNumberFl: "",
  timeZone,
  defaultTaxPercent: parts,
  defaultPartsTaxRate: parts,
  defaultLaborTaxRate: labor,
  taxLines: [],
  services: ["inShopService", "mobileService", "inShopCalibration", "windshieldRepair"],
  businessHours: [
    weekday,
    weekday,
    weekday,
    weekday,
    weekday,
    { start: "08:00", end: "12:00" },
    { start: "", end: "" }
  ],
  closedDays: [],
  bays: 4,
  status: "active"
})

/** Three tax jurisdictions: two cities in one state, and a state that also taxes labor, in another time zone. */
export const demoLocations: ReadonlyArray<LocationDraft> = [
  place(
    ["Tucson Main", "TUS"],
    ["100 N Stone Ave", "Tucson", "AZ", "85701"],
    "(520) 555-0190",
    "America/Phoenix",
    [825, 0]
  ),
  place(
    ["Oro Valley", "ORO"],
    ["11000 N Oracle Rd", "Oro Valley", "AZ", "85737"],
    "(520) 555-0191",
    "America/Phoenix",
    [860, 0]
  ),
  place(
    ["Las Cruces", "LCR"],
    ["640 N Main St", "Las Cruces", "NM", "88001"],
    "(575) 555-0192",
    "America/Denver",
    [831.25, 831.25]
  )
]

export const secondShopLocations: ReadonlyArray<LocationDraft> = [
  place(
    ["Portland Wharf", "PWM"],
    ["12 Commercial St", "Portland", "ME", "04101"],
    "(207) 555-0150",
    "America/New_York",
    [550, 0]
  )
]

export const waitingShopLocations: ReadonlyArray<LocationDraft> = [
  place(
    ["Rue des Forges", "TRR"],
    ["88, rue des Forges", "Trois-Rivières", "QC", "G9A 2G8"],
    "(819) 555-0160",
    "America/Toronto",
    [1497.5, 1497.5]
  )
]
