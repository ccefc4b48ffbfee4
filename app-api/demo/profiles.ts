import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"

const common: PricingProfileDraft = {
  profileName: "",
  pricingType: "customer",
  method: "discount",
  windshieldPercent: 0,
  temperedPercent: 0,
  laborType: "hourly",
  laborRate: 0,
  laborBase: 0,
  repairFirst: 6995,
  repairAdditional: 1500,
  calibrationStatic: 27500,
  calibrationDynamic: 29900,
  calibrationDual: 45000,
  rainSensorPadPercent: 1000,
  moldingPercent: 2000,
  clipsPercent: 0,
  fastCureRate: 4000,
  hasKit: true,
  numberOfKits: 100,
  kitBaseRate: 2000,
  kitUrethaneDamPrimerRate: 1500,
  kitHighModulusRate: 3500,
  kitPrices: [],
  partPrices: [],
  autoAddLabor: true,
  autoAddKit: true,
  autoAddCalibration: true,
  isDefault: false
}

/**
 * The demo shops' pricing profiles: walk-in customers, two insurers' pricing letters in the format of trade 3.2, a body
 * shop and a fleet. Names are made up.
 */
export const demoProfiles: ReadonlyArray<PricingProfileDraft> = [
  {
    ...common,
    profileName: "Retail",
    windshieldPercent: 3000,
    temperedPercent: 2000,
    laborType: "flatFee",
    laborRate: 15000
  },
  {
    ...common,
    profileName: "Prairie Mutual",
    pricingType: "insurance",
    windshieldPercent: 4100,
    temperedPercent: 2500,
    laborRate: 4200
  },
  {
    ...common,
    profileName: "Granite State Insurance",
    pricingType: "insurance",
    laborRate: 3000,
    laborBase: 17500,
    repairFirst: 5995,
    repairAdditional: 1500,
    kitPrices: [
      { kind: "highModulusNonConductive", quantity: 100, price: 6500 },
      { kind: "highModulusNonConductive", quantity: 150, price: 9500 },
      { kind: "highModulusNonConductive", quantity: 200, price: 12500 }
    ]
  },
  {
    ...common,
    profileName: "Body shops",
    windshieldPercent: 4500,
    temperedPercent: 3500,
    laborRate: 3800,
    autoAddCalibration: false
  },
  {
    ...common,
    profileName: "Fleet",
    method: "both",
    windshieldPercent: 3800,
    temperedPercent: 3000,
    laborRate: 4000,
    partPrices: [
      { pattern: "?D*", kind: "flat", discount: 0, price: 16500, tiers: [], from: "", until: "" },
      {
        pattern: "?W*",
        kind: "tiered",
        discount: 0,
        price: 0,
        tiers: [
          { from: 0, discount: 3800 },
          { from: 60000, discount: 4500 }
        ],
        from: "",
        until: ""
      }
    ]
  }
]

/**
 * The profile used by the demo shop's public page: retail, with a flat price for any molding. Some moldings have no
 * list price and would have to be requested from the dealer (trade 2.2), and a visitor should get a complete price.
 */
export const websiteProfile: PricingProfileDraft = {
  ...demoProfiles[0]!,
  profileName: "Website",
  partPrices: [{ pattern: "HML*", kind: "each", discount: 0, price: 5900, tiers: [], from: "", until: "" }]
}

/** The second shop's own prices, under names that its customers refer to. */
export const harborProfiles: ReadonlyArray<PricingProfileDraft> = [
  { ...common, profileName: "Retail", windshieldPercent: 2500, temperedPercent: 1500, laborRate: 4500 },
  {
    ...common,
    profileName: "Pine State Casualty",
    pricingType: "insurance",
    windshieldPercent: 3800,
    temperedPercent: 2200,
    laborRate: 4000
  },
  { ...common, profileName: "Body shops", windshieldPercent: 4000, temperedPercent: 3000, laborRate: 3900 },
  { ...common, profileName: "Fleet", windshieldPercent: 3500, temperedPercent: 2500, laborRate: 4100 }
]
