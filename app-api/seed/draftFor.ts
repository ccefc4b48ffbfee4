import { Effect } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import type { NewLine } from "#domain/jobs/EstimateLine.ts"
import type { EstimateWords } from "#domain/jobs/EstimateWords.ts"
import { type JobDraft, openInsurance } from "#domain/jobs/JobDraft.ts"
import { linesForGlass } from "#domain/jobs/linesForGlass.ts"
import { placeLines } from "#domain/jobs/placeLines.ts"
import { repairLines } from "#domain/jobs/repairLines.ts"
import type { Location } from "#domain/locations/Location.ts"
import { Nags } from "#domain/nags/Nags.ts"
import type { UserId } from "#domain/people/CurrentUser.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { daysAfter } from "#domain/shared/Today.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { installFor } from "./installFor.ts"
import { factsFor } from "./factsFor.ts"
import type { DemoJob } from "./jobs.ts"

/** What a shop's jobs refer to. */
export interface Shop {
  readonly customers: ReadonlyArray<Customer>
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly locations: ReadonlyArray<Location>
  /** Those who put the glass in. */
  readonly installers: ReadonlyArray<UserId>
}

/** A car by its VIN, with the first windshield that fits it. */
export const carOf = Effect.fn("carOf")(function*(vin: string) {
  const { year, make, model, bodyStyle } = yield* (yield* VinDecoder).decode(Vin.make(vin))
  const [glass] = yield* (yield* Nags).thatFit({ year, make, model, bodyStyle }, ["windshield"])
  return { vin, year, make, model, bodyStyle, glass }
})
type Car = Effect.Success<ReturnType<typeof carOf>>

/** A demo job as somebody types it: the lines of the car's windshield, or of its chips. */
export const draftFor = ({ customers, profiles, locations, installers }: Shop, demo: DemoJob, { glass, ...car }: Car, day: string): JobDraft => {
  const customer = customers.find(({ customerName }) => customerName === demo.customer)!
  const profile = profiles.find(({ id }) => id === customer.pricingProfileId) ?? profiles[0]!
  const location = locations[demo.customer.length % locations.length]!
  const replaced = glass === undefined ? [] : linesForGlass(glass, profile, words).map(asked).map(factsFor(demo.stage, day, demo.customer.length))
  return {
    customerId: customer.id,
    locationId: location.id,
    pricingProfileId: profile.id,
    vehicle: { ...car, plate: "", plateState: "", mileage: 4_000 + demo.customer.length * 3_170 },
    insurance: demo.insurance === undefined ? null : {
      ...openInsurance, ...demo.insurance, dateOfLoss: daysAfter(day, -6), signatureOnFile: true
    },
    install: installFor(demo, day, installers),
    partsStatus: demo.stage === "quote" || demo.installIn > 0 ? "pending" : "complete",
    lines: placeLines(demo.chips === undefined ? replaced : repairLines(demo.chips, profile, words), () => crypto.randomUUID())
  }
}

/** Moldings without a list price were asked of the dealer (trade.md 2.2). */
const asked = (line: NewLine): NewLine =>
  line.rule === "priceRequired" && line.netPrice === 0 ? { ...line, cost: 1850, netPrice: 2950, rule: "typed" } : line

const words: EstimateWords = {
  labor: "Labor, replace glass",
  laborBase: "Labor, base amount",
  kit: (kind, quantity) => `Urethane kit, ${kind === "fastCure" ? "fast cure" : kind === "highModulusNonConductive" ? "high modulus non-conductive" : "urethane, dam, primer"} (${quantity / 100})`,
  calibration: (kind) => `Camera calibration, ${kind}`,
  repairFirst: "Chip repair, first",
  repairAdditional: "Chip repair, additional"
}
