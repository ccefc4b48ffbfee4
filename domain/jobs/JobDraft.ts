import { Effect, Schema } from "effect"
import { UserId } from "#domain/access/CurrentUser.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { EstimateLine, PartsStatus } from "#domain/estimates/EstimateLine.ts"
import { extendedPrice, rebateFault } from "#domain/estimates/priceEstimate.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import { Region } from "#domain/shared/Address.ts"
import { OptionalDay } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { Price } from "#domain/shared/Money.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { vinFault } from "#domain/vin/vinFault.ts"
import { JobInstall } from "./JobInstall.ts"

/** The longest plan allowed for an insured job, in minutes: 3.5 hours, inclusive (spec §5, trade 8.4). */
export const maxInsuredMinutes = 210

interface Planned {
  readonly insurance: object | null
  readonly install: { readonly duration: number | null }
}

/** Limits the duration of insured jobs (spec §5). */
export const insuredDuration = Schema.makeFilter(
  ({ insurance, install }: Planned) =>
    insurance === null ||
    (install.duration ?? 0) <= maxInsuredMinutes || { path: ["install", "duration"], issue: "install.durationInsured" }
)

/** Cause-of-loss codes (spec §3). Their labels are part of the app's texts (trade 4.4). */
export const CauseOfLoss = Schema.Literals([
  "101",
  "105",
  "111",
  "121",
  "131",
  "199",
  "201",
  "301",
  "311",
  "321",
  "331",
  "341",
  "401",
  "411",
  "421",
  "431",
  "499",
  "901"
])

/**
 * The vehicle of a job. Year 0 and mileage null mean "unknown". A dispatch from a network may lack both VIN and plate:
 * its quote can be opened, but saving it requires one of them (`NamedVehicle`).
 */
export const JobVehicle = Schema.Struct({
  vin: field(
    Schema.String.check(
      maxLength(30, "tooLong:17"),
      Schema.makeFilter((vin: string) => vin === "" || (vinFault(vin) ?? true))
    ),
    "Vehicle identification number, 17 characters; empty if unknown.",
    "4T1DAACK7RU000001"
  ),
  plate: field(plainText(12), "License plate.", "ABC1234"),
  plateState: field(
    Schema.Union([Schema.Literal(""), Region]),
    "State or province of the plate, two letters; empty if unknown.",
    "AZ"
  ),
  year: field(
    Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2100 }, { message: "year.invalid" })),
    "Model year.",
    2024
  ),
  make: field(plainText(80), "Make.", "Toyota"),
  model: field(plainText(80), "Model.", "Camry"),
  bodyStyle: field(plainText(80), "Body style.", "4 Door Sedan"),
  mileage: field(
    Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9_999_999 }, { message: "mileage.range" }))),
    "Odometer reading in miles; null if unknown.",
    31000
  )
})
export type JobVehicle = typeof JobVehicle.Type

/** A vehicle that may be saved: a VIN, or both plate and state, is required (spec §5). */
const NamedVehicle = JobVehicle.check(
  Schema.makeFilter(
    ({ vin, plate, plateState }) =>
      vin.trim() !== "" || (plate.trim() !== "" && plateState !== "") || { path: ["vin"], issue: "vehicle.required" }
  )
)

/** An empty vehicle. Also supplies the defaults for rows older than a field. */
export const emptyVehicle: JobVehicle = {
  vin: "",
  plate: "",
  plateState: "",
  year: 0,
  make: "",
  model: "",
  bodyStyle: "",
  mileage: null
}

/** Additional fields of a claim from an insurer network. */
export const networkFields = {
  policyholder: field(plainText(120), "Policyholder; empty if it is the customer.", "Marcus T. Lee"),
  dispatchNumber: field(plainText(20), "The network's dispatch number: 9 digits for Lynx.", "004179015"),
  referralNumber: field(plainText(20), "The network's referral number: 6 digits for Safelite.", "418822"),
  authorization: field(plainText(40), "The network's authorization number for the work.", "A-55120-02")
}

/** Defaults to empty, because older clients do not send the field. */
const openText = (text: typeof networkFields.policyholder) =>
  text.pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))

/** The insurer, the claim, and the customer's share. Amounts in cents. */
export const JobInsurance = Schema.Struct({
  company: field(plainText(120), "The insurer.", "Saguaro Mutual"),
  claimNumber: field(plainText(40), "Claim number.", "CLM-448812"),
  policyNumber: field(plainText(40), "Policy number.", "POL-2231"),
  policyholder: openText(networkFields.policyholder),
  dispatchNumber: openText(networkFields.dispatchNumber),
  referralNumber: openText(networkFields.referralNumber),
  authorization: openText(networkFields.authorization),
  dateOfLoss: field(OptionalDay, "Date of loss; empty if unknown.", "2026-11-18"),
  causeOfLoss: field(Schema.Union([Schema.Literal(""), CauseOfLoss]), "Cause-of-loss code; empty if unknown.", "101"),
  /** License plate of the vehicle that threw the stone, for cause 105 (trade 4.4). */
  otherPlate: field(plainText(12), "License plate of the other vehicle.", ""),
  agent: field(plainText(120), "Insurance agent.", "R. Diaz"),
  referralDate: field(OptionalDay, "Date of the referral; empty if none.", "2026-11-19"),
  signatureOnFile: field(Schema.Boolean, "Whether the insured's signature for direct payment is on file."),
  deductible: field(Price, "Deductible that the insured pays, in cents.", 25000),
  rebate: field(Price, "Part of the deductible that the shop rebates, in cents.", 0)
}).check(
  Schema.makeFilter(({ deductible, rebate }) => {
    const fault = rebateFault(deductible, rebate)
    return fault === undefined || { path: ["rebate"], issue: fault }
  })
)
export type JobInsurance = typeof JobInsurance.Type

/** An empty claim. Also supplies the defaults for rows older than a field. */
export const emptyInsurance: JobInsurance = {
  company: "",
  claimNumber: "",
  policyNumber: "",
  policyholder: "",
  dispatchNumber: "",
  referralNumber: "",
  authorization: "",
  dateOfLoss: "",
  causeOfLoss: "",
  otherPlate: "",
  agent: "",
  referralDate: "",
  signatureOnFile: false,
  deductible: 0,
  rebate: 0
}

/** Maximum job total, in cents (9,999,999.99). Keeps sums exact and within their columns. */
const maxJobTotal = 9_999_999_99

/** The fields of a job that users enter; see spec §3. `insurance` is null if the customer pays. */
export const JobDraft = Schema.Struct({
  customerId: field(CustomerId, "Customer id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  locationId: field(LocationId, "Location id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  pricingProfileId: field(
    Schema.NullOr(PricingProfileId),
    "Pricing profile used for prices; null for the standard one.",
    null
  ),
  salespersonId: field(
    Schema.optionalKey(Schema.NullOr(UserId)),
    "Salesperson; null if none. If absent, an existing job keeps its salesperson and a new job gets the user who creates it.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  vehicle: field(NamedVehicle, "The vehicle."),
  insurance: field(Schema.NullOr(JobInsurance), "Insurance claim; null if the customer pays.", null),
  install: field(JobInstall, "What is installed where, when and by whom."),
  partsStatus: field(PartsStatus, "Whether all parts have arrived."),
  lines: field(
    Schema.Array(EstimateLine).check(
      maxLength(200, "tooMany:200"),
      Schema.makeFilter((lines) => new Set(lines.map(({ id }) => id)).size === lines.length || "line.twice"),
      Schema.makeFilter(
        (lines) => lines.reduce((sum, line) => sum + extendedPrice(line), 0) <= maxJobTotal || "job.tooLarge"
      )
    ),
    "Estimate lines."
  )
}).check(insuredDuration)
export type JobDraft = typeof JobDraft.Type

/** Returns a job's vehicle as display text, such as `2023 Hyundai Kona`; empty if unknown. */
export const vehicleText = ({ year, make, model }: Pick<JobDraft["vehicle"], "year" | "make" | "model">): string =>
  [year || "", make, model].filter((word) => word !== "").join(" ")
