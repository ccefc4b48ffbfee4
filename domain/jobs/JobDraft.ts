import { Schema } from "effect"
import { CustomerId } from "#domain/customers/Customer.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfile.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { Price, times } from "#domain/shared/Money.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { Region } from "#domain/shared/Region.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { EstimateLine } from "./EstimateLine.ts"
import { insuredDuration } from "./insuredDuration.ts"
import { JobInstall } from "./JobInstall.ts"
import { rebateFault } from "./rebateFault.ts"

/** Spec §3 cause-of-loss codes. Their labels are words of the app (trade.md 4.4). */
export const CauseOfLoss = Schema.Literals([
  "101", "105", "111", "121", "131", "199", "201", "301", "311", "321", "331", "341", "401", "411", "421", "431", "499", "901"
])

/** The vehicle of a job. A VIN, or both plate and state, is required (spec §5); year 0 and mileage null mean "not said". */
export const JobVehicle = Schema.Struct({
  vin: Schema.String.check(
    maxLength(30, "tooLong:17"),
    Schema.makeFilter((vin: string) => vin === "" || (vinFault(vin) ?? true))
  ),
  plate: plainText(12),
  plateState: Schema.Union([Schema.Literal(""), Region]),
  year: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2100 }, { message: "year.invalid" })),
  make: plainText(80),
  model: plainText(80),
  bodyStyle: plainText(80),
  mileage: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9_999_999 }, { message: "mileage.range" })))
}).check(
  Schema.makeFilter(({ vin, plate, plateState }) =>
    vin.trim() !== "" || (plate.trim() !== "" && plateState !== "") || { path: ["vin"], issue: "vehicle.required" })
)
export type JobVehicle = typeof JobVehicle.Type

/** Who insures, and what of it the customer bears. Amounts in cents. */
export const JobInsurance = Schema.Struct({
  company: plainText(120),
  claimNumber: plainText(40),
  policyNumber: plainText(40),
  dateOfLoss: OptionalDay,
  causeOfLoss: Schema.Union([Schema.Literal(""), CauseOfLoss]),
  /** Who threw the stone, for cause 105: the licence plate of the other vehicle (trade.md 4.4). */
  otherPlate: plainText(12),
  agent: plainText(120),
  referralDate: OptionalDay,
  signatureOnFile: Schema.Boolean,
  deductible: Price,
  rebate: Price
}).check(
  Schema.makeFilter(({ deductible, rebate }) => {
    const fault = rebateFault(deductible, rebate)
    return fault === undefined || { path: ["rebate"], issue: fault }
  })
)
export type JobInsurance = typeof JobInsurance.Type

/** A claim of which nothing is said; also what is missing in rows older than a field. */
export const openInsurance: JobInsurance = {
  company: "", claimNumber: "", policyNumber: "", dateOfLoss: "", causeOfLoss: "", otherPlate: "", agent: "", referralDate: "", signatureOnFile: false,
  deductible: 0, rebate: 0
}

export const PartsStatus = Schema.Literals(["pending", "complete"])

/** No job comes to more than 9,999,999.99, in cents: the sums stay exact and fit their columns. */
const largestJob = 9_999_999_99

/** What a user may type about a job, spec §3. Insurance is null for a job that the customer pays. */
export const JobDraft = Schema.Struct({
  customerId: CustomerId,
  locationId: LocationId,
  pricingProfileId: Schema.NullOr(PricingProfileId),
  vehicle: JobVehicle,
  insurance: Schema.NullOr(JobInsurance),
  install: JobInstall,
  partsStatus: PartsStatus,
  lines: Schema.Array(EstimateLine).check(
    maxLength(200, "tooMany:200"),
    Schema.makeFilter((lines) => new Set(lines.map(({ id }) => id)).size === lines.length || "line.twice"),
    Schema.makeFilter((lines) => lines.reduce((sum, { netPrice, quantity }) => sum + times(netPrice, quantity), 0) <= largestJob || "job.tooLarge")
  )
}).check(insuredDuration)
export type JobDraft = typeof JobDraft.Type
