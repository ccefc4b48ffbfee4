import { between, chance, oneOf } from "#adapters/sample-catalogue/chance.ts"
import type { Customer } from "#domain/customers/Customer.ts"
import { type JobInsurance, emptyInsurance } from "#domain/jobs/JobDraft.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"

type Insurer = readonly [company: string, profile: string, claimPrefix: string]

/**
 * Returns the numbers assigned by an insurer's network. Most jobs have them; for some they were never entered (trade
 * 4.2).
 */
const givenBy = (company: string, nth: number): Partial<JobInsurance> => {
  if (chance(`dispatched ${nth}`) < 0.25) return {}
  const number = 100_000 + ((nth * 7_919) % 900_000)
  if (company === "Prairie Mutual Insurance") return { dispatchNumber: `004${number}`, authorization: `A-${number}-02` }
  return company === "Granite State Insurance" ? { referralNumber: `${number}` } : {}
}

/** Insurers with the pricing profile of their letter; the last two pay the shop's own prices. */
const insurers: readonly [Insurer, ...ReadonlyArray<Insurer>] = [
  ["Prairie Mutual Insurance", "Prairie Mutual", "PM-7"],
  ["Granite State Insurance", "Granite State Insurance", "GS-4"],
  ["Copper Basin Casualty", "Retail", "CBC-"],
  ["Mesa Verde Mutual", "Retail", "MV-"]
]

/** Mostly stones on the road (trade 4.4). */
const causes = ["101", "101", "101", "105", "121", "131", "311", "411"] as const
const deductibles = [0, 0, 10000, 25000, 25000, 50000, 100000] as const

/**
 * Returns the pricing profile of a job and its claim: individuals are mostly insured, as are the cars of some
 * businesses; others pay by their own profile.
 */
export const claimFor = (
  nth: number,
  customer: Customer,
  profiles: ReadonlyArray<PricingProfile>,
  quotedOn: string
): { readonly profile: PricingProfile; readonly insurance: JobInsurance | null } => {
  const own = profiles.find(({ id }) => id === customer.pricingProfileId) ?? profiles[0]!
  const isInsurers = own.pricingType === "insurance"
  if (!isInsurers && chance(`insured ${nth}`) > (customer.isBusiness ? 0.12 : 0.5))
    return { profile: own, insurance: null }
  const [company, profileName, prefix] =
    insurers.find(([, name]) => isInsurers && name === own.profileName) ?? oneOf(insurers, `insurer ${nth}`)
  const deductible = oneOf(deductibles, `deductible ${nth}`)
  return {
    profile: profiles.find((profile) => profile.profileName === profileName) ?? own,
    insurance: {
      ...emptyInsurance,
      ...givenBy(company, nth),
      company,
      claimNumber: `${prefix}${10_000 + ((nth * 17) % 90_000)}`,
      policyNumber: `${prefix.slice(0, 2)}P-${400_000 + ((nth * 191) % 600_000)}`,
      dateOfLoss: daysAfter(quotedOn, -between(0, 9, `loss ${nth}`)),
      causeOfLoss: oneOf(causes, `cause ${nth}`),
      signatureOnFile: true,
      deductible,
      rebate: deductible >= 25_000 && chance(`rebate ${nth}`) < 0.2 ? 10_000 : 0
    }
  }
}
