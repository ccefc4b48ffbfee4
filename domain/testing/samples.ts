import type { CustomerDraft, CustomerId } from "#domain/customers/Customer.ts"
import { type EstimateLine, LineId, emptyLineFacts } from "#domain/estimates/EstimateLine.ts"
import { type JobDraft, emptyInsurance, emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import type { LocationDraft, LocationId } from "#domain/locations/Location.ts"
import { newUserDefaults, type User } from "#domain/people/User.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import type { ProductCategoryDraft } from "#domain/product-categories/ProductCategory.ts"
import type { ProductDraft } from "#domain/products/Product.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"

/** A shop on the premium plan with every feature, without names and ids. */
export const sampleTenant = {
  businessName: "Copper State Auto Glass",
  companyName: "Copper State Auto Glass LLC",
  version: 1,
  country: "US",
  phoneNumber: "602-555-0100",
  emailAddress: "office@copperstate.example",
  website: "https://copperstate.example",
  address: {
    address1: "20 Mill Avenue",
    address2: "",
    city: "Tempe",
    region: "AZ",
    postalCode: "85281",
    country: "US"
  },
  federalTaxId: "00-0000000",
  language: "en",
  logo: null,
  edition: "premium",
  addOns: ["businessPages"],
  pageEnds: "",
  features: ["BasicReports", "CustomReports", "FullCRM", "VinDecoder", "EDI", "WorkRequest", "BusinessPages"],
  createdOn: "2026-01-05",
  freeTrialEnds: "",
  billingStatus: "active",
  closedOn: "",
  lastChargeOn: "2026-11-05",
  lastChargeAmount: 20994,
  approved: true,
  accountActive: true
} as const satisfies Omit<Tenant, "id" | "tenantUniqueId" | "prefix">

/** A user at the front desk, without id and user name. */
export const sampleUser = {
  ...newUserDefaults,
  firstName: "Bea",
  lastName: "Ortiz",
  emailAddress: "bea@copperstate.example",
  phoneNumber: "602-555-0101",
  roles: ["sales"],
  defaultLanguage: 1,
  timeZone: "America/Phoenix"
} as const satisfies Omit<User, "id" | "userName">

const home = {
  address1: "1 Desert Way",
  address2: "",
  city: "Tempe",
  region: "AZ",
  postalCode: "85281",
  country: "US",
  addressType: "residential"
} as const

/** A private customer with two phone numbers and an address. */
export const sampleCustomer = {
  isBusiness: false,
  customerName: "Ada Moreno",
  firstName: "Ada",
  lastName: "Moreno",
  customerType: "retail",
  pricingProfileId: null,
  phoneNumbers: [
    { phoneNumber: "(480) 555-0142", phoneType: "mobile" },
    { phoneNumber: "480.555.0143", phoneType: "home" }
  ],
  emailAddress: "ada@moreno.example",
  language: "en",
  billingAddress: home,
  shippingAddress: null,
  taxExemptNo: "",
  taxExemptExpirationDate: "",
  paymentTerms: "COD",
  externalAccountingId: "",
  ediInsuranceId: "",
  tpaId: "",
  salesRepresentative: "Bea Ortiz",
  status: "active"
} as const satisfies CustomerDraft

/** An insurer's pricing: 41% off windshields, 42.00 per hour, kits at 20.00, static calibration 275.00. */
export const samplePricingProfile = {
  profileName: "Saguaro Mutual",
  pricingType: "insurance",
  method: "discount",
  windshieldPercent: 4100,
  temperedPercent: 2500,
  laborType: "hourly",
  laborRate: 4200,
  laborBase: 0,
  repairFirst: 5995,
  repairAdditional: 1500,
  calibrationStatic: 27500,
  calibrationDynamic: 29900,
  calibrationDual: 45000,
  rainSensorPadPercent: 1000,
  moldingPercent: 2000,
  clipsPercent: 2000,
  fastCureRate: 4000,
  hasKit: true,
  numberOfKits: 200,
  kitBaseRate: 2000,
  kitUrethaneDamPrimerRate: 2000,
  kitHighModulusRate: 2000,
  kitPrices: [{ kind: "highModulusNonConductive", quantity: 150, price: 9500 }],
  autoAddLabor: true,
  autoAddKit: true,
  autoAddCalibration: true,
  partPrices: [],
  isDefault: false
} as const satisfies PricingProfileDraft

/** A location in Arizona: 8.25% tax on parts, none on labor. */
export const sampleLocation = {
  locationName: "Tempe",
  locationShortId: "TMP",
  phoneNumber: "480-555-0100",
  emailAddress: "tempe@copperstate.example",
  address: {
    address1: "20 Mill Avenue",
    address2: "Bay 3",
    city: "Tempe",
    region: "AZ",
    postalCode: "85281",
    country: "US"
  },
  primaryTaxId: "AZ-0000",
  secondaryTaxId: "",
  licenceNumberCa: "",
  licenceNumberFl: "",
  timeZone: "America/Phoenix",
  defaultTaxPercent: 825,
  defaultPartsTaxRate: 825,
  defaultLaborTaxRate: 0,
  taxLines: [],
  services: ["inShopService", "mobileService", "windshieldRepair"],
  businessHours: [],
  closedDays: [],
  bays: 0,
  status: "active"
} as const satisfies LocationDraft

export const sampleCategory = {
  categoryName: "Adhesives",
  description: "Urethane, primers, dam"
} as const satisfies ProductCategoryDraft

/** A tube of urethane at 18.50 that must be in stock before it is invoiced. */
export const sampleProduct = {
  productCode: "URE-310",
  description: "Urethane, fast cure, 310 ml",
  categoryId: null,
  productType: "kit",
  taxType: "parts",
  unitOfMeasure: "tube",
  listPrice: 1850,
  notes: "Two a windshield",
  requireStockBeforeInvoice: true,
  trackInventory: true
} as const satisfies ProductDraft

const lineId = (nth: number) => LineId.make(`019a0000-0000-7000-8000-0000000a000${nth}`)
const line = (nth: number) =>
  ({
    ...emptyLineFacts,
    id: lineId(nth),
    parentId: nth === 1 ? null : lineId(1),
    discount: 0,
    cost: 0,
    listPrice: 0,
    quantity: 100,
    partNumber: "",
    taxable: true,
    customerPaid: false
  }) as const

/** An insured estimate: 513.24 in parts and 413.60 in labor before tax. Part numbers are made up. */
export const sampleLines: ReadonlyArray<EstimateLine> = [
  {
    ...line(1),
    kind: "glass",
    partNumber: "FW99001GTYN",
    description: "Windshield, rain sensor",
    cost: 21000,
    listPrice: 68935,
    discount: 4100,
    netPrice: 40672,
    rule: "glassDiscount",
    manufacturer: "Pilkington",
    distributor: "Mygrant, Phoenix",
    ediPartNumber: "FW99001",
    dotNumber: "DOT 459",
    availability: "2 in Phoenix",
    status: "received",
    discountNote: "Fleet"
  },
  {
    ...line(2),
    kind: "labor",
    description: "Labor",
    quantity: 330,
    netPrice: 4200,
    rule: "laborHourly",
    laborCode: "RI"
  },
  {
    ...line(3),
    kind: "kit",
    partNumber: "HAH990001",
    description: "Urethane, dam, primer",
    quantity: 200,
    netPrice: 2000,
    rule: "kitRate",
    adhesiveManufacturer: "Sika",
    adhesiveLot: "L-2291",
    adhesiveExpiry: "2027-06-30"
  },
  {
    ...line(4),
    kind: "molding",
    partNumber: "HML990001",
    description: "Upper molding",
    listPrice: 5840,
    discount: 2000,
    netPrice: 4672,
    rule: "hardwareDiscount"
  },
  {
    ...line(5),
    kind: "rainSensorPad",
    partNumber: "HSE990001",
    description: "Gel pad",
    listPrice: 2200,
    discount: 1000,
    netPrice: 1980,
    rule: "hardwareDiscount"
  },
  { ...line(6), kind: "calibration", description: "Static calibration", netPrice: 27500, rule: "calibrationPrice" }
]

/**
 * An insured windshield job for one of the shop's customers, deductible 100.00 and rebate 60.00 (trade 3.2 example
 * E).
 */
export const sampleJob = (customerId: CustomerId, locationId: LocationId): JobDraft => ({
  customerId,
  locationId,
  pricingProfileId: null,
  vehicle: {
    ...emptyVehicle,
    vin: "4T1DAACK7RU000001",
    plate: "ABC1234",
    plateState: "AZ",
    year: 2024,
    make: "Toyota",
    model: "Camry",
    bodyStyle: "4 Door Sedan",
    mileage: 18250
  },
  insurance: {
    ...emptyInsurance,
    company: "Saguaro Mutual",
    claimNumber: "CLM-448812",
    policyNumber: "SM-1",
    dateOfLoss: "2026-11-02",
    causeOfLoss: "101",
    signatureOnFile: true,
    deductible: 10000,
    rebate: 6000
  },
  install: emptyInstall,
  partsStatus: "pending",
  lines: sampleLines
})
