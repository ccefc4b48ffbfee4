import type { LocationDraft } from "#domain/locations/Location.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import { rootTenantUniqueId } from "#domain/tenants/Tenant.ts"

type Shop = Omit<Tenant, "id">

const everything = ["BasicReports", "CustomReports", "FullCRM", "VinDecoder", "EDI", "BusinessPages", "WorkRequest"] as const

export const rootTenant: Shop = {
  tenantUniqueId: rootTenantUniqueId, prefix: "", businessName: "Frit", country: "US", phoneNumber: "", emailAddress: "support@example.com",
  federalTaxId: "", edition: "premium", features: [], accountActive: true
}

export const demoShop: Shop = {
  tenantUniqueId: "demo", prefix: "demo", businessName: "Demo Auto Glass", country: "US", phoneNumber: "(520) 555-0190",
  emailAddress: "hello@demoautoglass.example.com", federalTaxId: "99-0000000", edition: "premium", features: everything, accountActive: true
}

export const secondShop: Shop = {
  tenantUniqueId: "harbor", prefix: "harbor", businessName: "Harbor Glass Co.", country: "US", phoneNumber: "(207) 555-0150",
  emailAddress: "hello@harborglass.example.com", federalTaxId: "99-0000001", edition: "basic", features: ["BasicReports", "FullCRM"], accountActive: true
}

const place = (locationName: string, locationShortId: string, address1: string, city: string, region: string, postalCode: string, timeZone: string, tax: number): LocationDraft => ({
  locationName, locationShortId, phoneNumber: "(520) 555-0190", emailAddress: "",
  address: { address1, address2: "", city, region, postalCode, country: "US" },
  primaryTaxId: "99-0000000", secondaryTaxId: "", licenceNumberCa: "", licenceNumberFl: "", timeZone,
  defaultTaxPercent: tax, defaultPartsTaxRate: tax, defaultLaborTaxRate: 0,
  services: ["inShopService", "mobileService", "inShopCalibration", "windshieldRepair"], status: "active"
})

export const demoLocations: ReadonlyArray<LocationDraft> = [
  place("Tucson Main", "TUS", "100 N Stone Ave", "Tucson", "AZ", "85701", "America/Phoenix", 825),
  place("Oro Valley", "ORO", "11000 N Oracle Rd", "Oro Valley", "AZ", "85737", "America/Phoenix", 860)
]

export const secondShopLocations: ReadonlyArray<LocationDraft> = [
  place("Portland Wharf", "PWM", "12 Commercial St", "Portland", "ME", "04101", "America/New_York", 550)
]
