import { withSubscribedFeatures } from "#domain/tenants/plans.ts"
import { demoProfiles } from "../profiles.ts"
import type { Seed } from "../seedShop.ts"
import { demoShop } from "../shops.ts"
import { firstNames, lastNames } from "../words.ts"
import { countryOf, locationIn, towns } from "./towns.ts"

/**
 * The maximum number of jobs in the demo shop and in every other shop: three years of a shop with 1,500 jobs a year.
 */
const most = { demo: 20_000, other: 5_000 } as const

const kinds = [
  "Auto Glass",
  "Windshield Co.",
  "Glass Works",
  "Mobile Glass",
  "Glass & Calibration",
  "Chip Repair",
  "Auto Glass North",
  "Auto Glass South",
  "Glass Depot",
  "Family Auto Glass",
  "Truck Glass",
  "Express Glass"
]
const editions = ["basic", "premium", "basic", "payPerLookup", "premium", "basic"] as const

/** A shop in the plan and its number of jobs; the demo shop exists already. */
export interface Planned {
  readonly prefix: string
  readonly jobs: number
  readonly seed: Seed | undefined
}

/**
 * Distributes jobs over shops: a quarter to the demo shop, the rest over as many shops as needed. Always the same for
 * the same number.
 */
export const plan = (jobs: number): ReadonlyArray<Planned> => {
  const inDemo = Math.min(most.demo, Math.ceil(jobs / 4))
  const others = Math.ceil((jobs - inDemo) / most.other)
  return [
    { prefix: demoShop.prefix, jobs: inDemo, seed: undefined },
    ...Array.from({ length: others }, (_, at) => {
      const seed = shopNumber(at)
      return { prefix: seed.shop.prefix, jobs: Math.min(most.other, jobs - inDemo - at * most.other), seed }
    })
  ]
}

const shopNumber = (at: number): Seed => {
  const town = towns[at % towns.length]!
  const round = Math.floor(at / towns.length)
  const businessName = `${town[0]} ${kinds[round % kinds.length]}${round < kinds.length ? "" : ` ${Math.floor(round / kinds.length) + 1}`}`
  const prefix = businessName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")
  const edition = editions[at % editions.length]!
  const person = (role: "owner" | "sales" | "installer", nth: number) =>
    ({
      userName: `${role}.${prefix}`,
      firstName: firstNames[(at * 3 + nth * 7) % firstNames.length]!,
      lastName: lastNames[(at * 5 + nth * 11) % lastNames.length]!,
      roles: [role],
      language: town[1] === "QC" ? 2 : 1
    }) as const
  return {
    shop: {
      ...demoShop,
      tenantUniqueId: `scale-${prefix}`,
      prefix,
      businessName,
      companyName: `${businessName} LLC`,
      country: countryOf(town),
      phoneNumber: `(${town[3]}) 555-0100`,
      emailAddress: `hello@${prefix}.example.com`,
      website: "",
      address: locationIn(town).address,
      federalTaxId: "",
      ...withSubscribedFeatures(edition, []),
      createdDaysAgo: 731 + ((at * 3) % 400),
      chargedDaysAgo: 1 + (at % 28),
      lastChargeAmount: edition === "premium" ? 20994 : edition === "basic" ? 10497 : 2150
    },
    staff: [person("owner", 0), person("sales", 1), person("installer", 2)],
    locations: [locationIn(town)],
    profiles: demoProfiles
  }
}
