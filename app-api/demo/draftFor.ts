import { Effect } from "effect"
import type { Customer } from "#domain/customers/Customer.ts"
import type { NewLine } from "#domain/estimates/EstimateLine.ts"
import { estimateTextsOf } from "#domain/estimates/EstimateTexts.ts"
import { type JobDraft, emptyInsurance, emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { linesForGlass, placeLines } from "#domain/estimates/linesForGlass.ts"
import { type Chips, repairLines } from "#domain/estimates/automaticLines.ts"
import type { Location } from "#domain/locations/Location.ts"
import type { GlassPart, GlassType } from "#domain/nags/GlassPart.ts"
import { Nags } from "#domain/nags/Nags.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { Cents } from "#domain/shared/Money.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { VinDecoder } from "#domain/vin/VinDecoder.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { installFor } from "./installFor.ts"
import { factsFor } from "./factsFor.ts"
import type { DemoJob } from "./jobs.ts"

/** The records that a shop's jobs refer to. */
export interface Shop {
  readonly customers: ReadonlyArray<Customer>
  readonly profiles: ReadonlyArray<PricingProfile>
  readonly locations: ReadonlyArray<Location>
  /** The users who install glass. */
  readonly installers: ReadonlyArray<UserId>
  /** The same users, with their locations. */
  readonly fitters?: ReadonlyArray<Pick<User, "defaultLocationKey">>
}

/** Returns a car by its VIN, with the first windshield that fits it. */
export const carOf = Effect.fn("carOf")(function* (vin: string) {
  const { panes, ...car } = yield* modelOf(vin, ["windshield"])
  return { ...car, glass: panes[0] }
})
type Car = Effect.Success<ReturnType<typeof carOf>>

/** Returns the car of a VIN with the glass of the given types that fits it, or all glass if none are given. */
export const modelOf = Effect.fn("modelOf")(function* (vin: string, types: ReadonlyArray<GlassType> = []) {
  const { year, make, model, bodyStyle } = yield* (yield* VinDecoder).decode(Vin.make(vin))
  return {
    vin,
    year,
    make,
    model,
    bodyStyle,
    panes: yield* (yield* Nags).findFitting({ year, make, model, bodyStyle }, types)
  }
})

/**
 * Returns a demo job's draft as a user would enter it on `typedOn`, for installation on `day`, with the lines of the
 * car's windshield or chip repair.
 */
export const draftFor = (
  { customers, profiles, locations, installers, fitters = [] }: Shop,
  demo: DemoJob,
  { glass, ...car }: Car,
  day: string,
  typedOn: string
): JobDraft => {
  const customer = customers.find(({ customerName }) => customerName === demo.customer)!
  const profile = profiles.find(({ id }) => id === customer.pricingProfileId) ?? profiles[0]!
  const home = typeof demo.board === "object" ? fitters[demo.board.who % fitters.length]?.defaultLocationKey : undefined
  const location = locations.find(({ id }) => id === home) ?? locations[demo.customer.length % locations.length]!
  return {
    customerId: customer.id,
    locationId: location.id,
    pricingProfileId: profile.id,
    vehicle: { ...emptyVehicle, ...car, mileage: 4_000 + demo.customer.length * 3_170 },
    insurance:
      demo.insurance === undefined
        ? null
        : {
            ...emptyInsurance,
            ...demo.insurance,
            dateOfLoss: daysAfter(typedOn, -2),
            signatureOnFile: true
          },
    install: installFor(demo, day, installers),
    partsStatus: demo.stage === "quote" || demo.installIn > 0 ? "pending" : "complete",
    lines: demoLines(glass, demo.chips, profile, factsFor(demo.stage, day, demo.customer.length))
  }
}

/**
 * Returns the lines of a pane, or of the chips to repair instead, priced by a profile. `facts` adds each line's status,
 * and `costOf` returns the shop's cost of a part.
 */
export const demoLines = (
  glass: GlassPart | undefined,
  chips: Chips | undefined,
  profile: PricingProfile,
  facts: (line: NewLine) => NewLine,
  costOf?: (partNumber: string) => Cents
): JobDraft["lines"] => {
  const replaced =
    glass === undefined ? [] : linesForGlass(glass, profile, estimateTextsOf.en, costOf).map(asked).map(facts)
  return placeLines(chips === undefined ? replaced : repairLines(chips, profile, estimateTextsOf.en), () =>
    crypto.randomUUID()
  )
}

/** Moldings without a list price are priced by the dealer (trade 2.2). */
const asked = (line: NewLine): NewLine =>
  line.rule === "priceRequired" && line.netPrice === 0 ? { ...line, cost: 1850, netPrice: 2950, rule: "typed" } : line
