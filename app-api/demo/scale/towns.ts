import type { LocationDraft } from "#domain/locations/Location.ts"

type Town = readonly [
  city: string,
  region: string,
  postalCode: string,
  areaCode: number,
  timeZone: string,
  partsTax: number,
  laborTax: number
]

/** Towns for the shops; tax rates in basis points, close to the actual ones. */
export const towns: ReadonlyArray<Town> = [
  ["Flagstaff", "AZ", "86001", 928, "America/Phoenix", 918, 0],
  ["Boise", "ID", "83702", 208, "America/Boise", 600, 0],
  ["Spokane", "WA", "99201", 509, "America/Los_Angeles", 900, 900],
  ["Eugene", "OR", "97401", 541, "America/Los_Angeles", 0, 0],
  ["Fresno", "CA", "93721", 559, "America/Los_Angeles", 835, 0],
  ["Reno", "NV", "89501", 775, "America/Los_Angeles", 826.5, 0],
  ["Provo", "UT", "84601", 801, "America/Denver", 745, 745],
  ["Pueblo", "CO", "81003", 719, "America/Denver", 760, 0],
  ["Santa Fe", "NM", "87501", 505, "America/Denver", 818.75, 818.75],
  ["Lubbock", "TX", "79401", 806, "America/Chicago", 825, 0],
  ["El Paso", "TX", "79901", 915, "America/Denver", 825, 0],
  ["Tulsa", "OK", "74103", 918, "America/Chicago", 851.7, 0],
  ["Wichita", "KS", "67202", 316, "America/Chicago", 750, 750],
  ["Omaha", "NE", "68102", 402, "America/Chicago", 700, 700],
  ["Sioux Falls", "SD", "57104", 605, "America/Chicago", 620, 620],
  ["Fargo", "ND", "58102", 701, "America/Chicago", 750, 0],
  ["Duluth", "MN", "55802", 218, "America/Chicago", 887.5, 0],
  ["Madison", "WI", "53703", 608, "America/Chicago", 550, 550],
  ["Peoria", "IL", "61602", 309, "America/Chicago", 1000, 0],
  ["Fort Wayne", "IN", "46802", 260, "America/Indiana/Indianapolis", 700, 0],
  ["Toledo", "OH", "43604", 419, "America/New_York", 775, 775],
  ["Lansing", "MI", "48933", 517, "America/Detroit", 600, 0],
  ["Knoxville", "TN", "37902", 865, "America/New_York", 925, 925],
  ["Mobile", "AL", "36602", 251, "America/Chicago", 1000, 0],
  ["Macon", "GA", "31201", 478, "America/New_York", 800, 0],
  ["Tallahassee", "FL", "32301", 850, "America/New_York", 750, 750],
  ["Columbia", "SC", "29201", 803, "America/New_York", 800, 0],
  ["Durham", "NC", "27701", 919, "America/New_York", 750, 750],
  ["Roanoke", "VA", "24011", 540, "America/New_York", 530, 0],
  ["Scranton", "PA", "18503", 570, "America/New_York", 600, 600],
  ["Albany", "NY", "12207", 518, "America/New_York", 800, 800],
  ["Burlington", "VT", "05401", 802, "America/New_York", 700, 0],
  ["Bangor", "ME", "04401", 207, "America/New_York", 550, 0],
  ["Trenton", "NJ", "08608", 609, "America/New_York", 662.5, 662.5],
  ["Moncton", "NB", "E1C 1G4", 506, "America/Moncton", 1500, 1500],
  ["Sherbrooke", "QC", "J1H 5B8", 819, "America/Toronto", 1497.5, 1497.5],
  ["Kingston", "ON", "K7L 2Z1", 613, "America/Toronto", 1300, 1300],
  ["Brandon", "MB", "R7A 5Y5", 204, "America/Winnipeg", 1200, 1200],
  ["Regina", "SK", "S4P 3Y2", 306, "America/Regina", 1100, 1100],
  ["Red Deer", "AB", "T4N 3T1", 403, "America/Edmonton", 500, 500]
]

const canadian = ["NB", "QC", "ON", "MB", "SK", "AB"]

export const countryOf = ([, region]: Town) => (canadian.includes(region) ? ("CA" as const) : ("US" as const))

/** Returns a shop's only location, in its town. */
export const locationIn = (town: Town): LocationDraft => {
  const [city, region, postalCode, areaCode, timeZone, parts, labor] = town
  return {
    locationName: city,
    locationShortId: city
      .replace(/[^A-Za-z]/g, "")
      .slice(0, 3)
      .toUpperCase(),
    phoneNumber: `(${areaCode}) 555-0100`,
    emailAddress: "",
    address: { address1: "100 Main St", address2: "", city, region, postalCode, country: countryOf(town) },
    primaryTaxId: "",
    secondaryTaxId: "",
    licenceNumberCa: "",
    licenceNumberFl: "",
    timeZone,
    defaultTaxPercent: parts,
    defaultPartsTaxRate: parts,
    defaultLaborTaxRate: labor,
    taxLines: [],
    services: ["inShopService", "mobileService", "windshieldRepair"],
    businessHours: [],
    closedDays: [],
    bays: 0,
    status: "active"
  }
}
