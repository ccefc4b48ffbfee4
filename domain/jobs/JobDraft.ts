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

/**
 * The longest that an insured job may be planned for, in minutes: 3.5 hours, that long included (spec §5,
 * trade 8.4).
 */
export const longestInsured = 210

interface Planned {
  readonly insurance: object | null
  readonly install: { readonly duration: number | null }
}

/** Spec §5: the job duration is bounded as soon as an insurer is on the job. */
export const insuredDuration = Schema.makeFilter(
  ({ insurance, install }: Planned) =>
    insurance === null ||
    (install.duration ?? 0) <= longestInsured || { path: ["install", "duration"], issue: "install.durationInsured" }
)

/** Spec §3 cause-of-loss codes. Their labels are words of the app (trade 4.4). */
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
 * The vehicle of a job; year 0 and mileage null mean "not said". A network's work may come without VIN and plate: the
 * quote that is made of it opens, and who saves it says one (`NamedVehicle`).
 */
export const JobVehicle = Schema.Struct({
  vin: field(
    Schema.String.check(
      maxLength(30, "tooLong:17"),
      Schema.makeFilter((vin: string) => vin === "" || (vinFault(vin) ?? true))
    ),
    "The vehicle identification number, 17 characters; empty where unknown.",
    "4T1DAACK7RU000001"
  ),
  plate: field(plainText(12), "The license plate.", "ABC1234"),
  plateState: field(
    Schema.Union([Schema.Literal(""), Region]),
    "Its state or province, two letters; empty where unknown.",
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
    "Miles on it; null where unknown.",
    31000
  )
})
export type JobVehicle = typeof JobVehicle.Type

/** The vehicle as it may be saved: a VIN, or both plate and state, is required (spec §5). */
const NamedVehicle = JobVehicle.check(
  Schema.makeFilter(
    ({ vin, plate, plateState }) =>
      vin.trim() !== "" || (plate.trim() !== "" && plateState !== "") || { path: ["vin"], issue: "vehicle.required" }
  )
)

/** A vehicle of which nothing is said; also what is missing in rows older than a field. */
export const openVehicle: JobVehicle = {
  vin: "",
  plate: "",
  plateState: "",
  year: 0,
  make: "",
  model: "",
  bodyStyle: "",
  mileage: null
}

/** What a claim of an insurers' network has besides. */
export const networkTexts = {
  policyholder: field(plainText(120), "Whose policy it is; empty where it is the customer's.", "Marcus T. Lee"),
  dispatchNumber: field(plainText(20), "The network's number of the dispatch: 9 digits with Lynx.", "004179015"),
  referralNumber: field(plainText(20), "The network's number of the referral: 6 digits with Safelite.", "418822"),
  authorization: field(plainText(40), "The number under which the network authorized the work.", "A-55120-02")
}

/** Left out by clients that do not know it: then it is empty. */
const openText = (text: typeof networkTexts.policyholder) =>
  text.pipe(Schema.withDecodingDefaultKey(Effect.succeed("")))

/** Who insures, and what of it the customer bears. Amounts in cents. */
export const JobInsurance = Schema.Struct({
  company: field(plainText(120), "The insurer.", "Saguaro Mutual"),
  claimNumber: field(plainText(40), "The claim's number.", "CLM-448812"),
  policyNumber: field(plainText(40), "The policy's number.", "POL-2231"),
  policyholder: openText(networkTexts.policyholder),
  dispatchNumber: openText(networkTexts.dispatchNumber),
  referralNumber: openText(networkTexts.referralNumber),
  authorization: openText(networkTexts.authorization),
  dateOfLoss: field(OptionalDay, "The day of the damage, empty where unknown.", "2026-11-18"),
  causeOfLoss: field(
    Schema.Union([Schema.Literal(""), CauseOfLoss]),
    "The cause of loss by its code, empty where unknown.",
    "101"
  ),
  /** Who threw the stone, for cause 105: the licence plate of the other vehicle (trade 4.4). */
  otherPlate: field(plainText(12), "The other vehicle's plate.", ""),
  agent: field(plainText(120), "The insurance agent.", "R. Diaz"),
  referralDate: field(OptionalDay, "The day of the referral, empty without one.", "2026-11-19"),
  signatureOnFile: field(Schema.Boolean, "Whether the insured has signed for direct payment."),
  deductible: field(Price, "What the insured pays of it, in cents.", 25000),
  rebate: field(Price, "What the shop gives back of the deductible, in cents.", 0)
}).check(
  Schema.makeFilter(({ deductible, rebate }) => {
    const fault = rebateFault(deductible, rebate)
    return fault === undefined || { path: ["rebate"], issue: fault }
  })
)
export type JobInsurance = typeof JobInsurance.Type

/** A claim of which nothing is said; also what is missing in rows older than a field. */
export const openInsurance: JobInsurance = {
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

/** No job comes to more than 9,999,999.99, in cents: the sums stay exact and fit their columns. */
const largestJob = 9_999_999_99

/** What a user may type about a job, spec §3. Insurance is null for a job that the customer pays. */
export const JobDraft = Schema.Struct({
  customerId: field(CustomerId, "The customer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  locationId: field(LocationId, "The location's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  pricingProfileId: field(
    Schema.NullOr(PricingProfileId),
    "The pricing profile that prices follow; null for the standard one.",
    null
  ),
  salespersonId: field(
    Schema.optionalKey(Schema.NullOr(UserId)),
    "Who sold it; null for nobody. Left out, it stays as it is: on a new job, whoever makes it.",
    "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"
  ),
  vehicle: field(NamedVehicle, "The vehicle."),
  insurance: field(Schema.NullOr(JobInsurance), "The insurer's part; null where the customer pays.", null),
  install: field(JobInstall, "What is done where, when and by whom."),
  partsStatus: field(PartsStatus, "Whether the parts are there."),
  lines: field(
    Schema.Array(EstimateLine).check(
      maxLength(200, "tooMany:200"),
      Schema.makeFilter((lines) => new Set(lines.map(({ id }) => id)).size === lines.length || "line.twice"),
      Schema.makeFilter(
        (lines) => lines.reduce((sum, line) => sum + extendedPrice(line), 0) <= largestJob || "job.tooLarge"
      )
    ),
    "The lines."
  )
}).check(insuredDuration)
export type JobDraft = typeof JobDraft.Type

/** The vehicle of a job as people say it, `2023 Hyundai Kona`; empty where none of it is known. */
export const vehicleText = ({ year, make, model }: Pick<JobDraft["vehicle"], "year" | "make" | "model">): string =>
  [year || "", make, model].filter((word) => word !== "").join(" ")
