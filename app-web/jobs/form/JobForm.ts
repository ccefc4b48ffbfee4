import { Schema } from "effect"
import { CustomerId, type Customer } from "#domain/customers/Customer.ts"
import { EstimateLine, NoChargeReason, TaxAs } from "#domain/estimates/EstimateLine.ts"
import {
  insuredDuration,
  JobDraft,
  JobInsurance,
  networkFields,
  emptyInsurance,
  emptyVehicle
} from "#domain/jobs/JobDraft.ts"
import { rebateFault } from "#domain/estimates/priceEstimate.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { nullableNumber } from "#web/forms/nullableNumber.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"

/** A required selection. Its message is 'Please select the {field}'. */
const chosen = <S extends Schema.Codec<string, string>>(id: S) =>
  Schema.String.check(Schema.makeFilter((text: string) => text !== "" || "required")).pipe(Schema.decodeTo(id))

const InsuranceForm = Schema.Struct({
  ...JobInsurance.fields,
  ...networkFields,
  deductible: nullableNumber(Price),
  rebate: nullableNumber(Price)
}).check(
  Schema.makeFilter(({ deductible, rebate }) => {
    const issue = rebateFault(deductible, rebate)
    return issue === undefined || { path: ["rebate"], issue }
  })
)

const LineForm = Schema.Struct({
  ...EstimateLine.fields,
  noChargeReason: NoChargeReason,
  taxAs: TaxAs,
  partPattern: plainText(20),
  /** Typed or pasted text that could not be parsed, by cell. Kept as entered until it is corrected; never sent. */
  unread: Schema.Record(Schema.String, Schema.String),
  quantity: nullableNumber(Hundredths),
  cost: nullableNumber(Price),
  listPrice: nullableNumber(Price),
  discount: nullableNumber(BasisPoints),
  netPrice: nullableNumber(Price)
}).check(
  Schema.makeFilter(({ unread }) => {
    const [cell] = Object.keys(unread)
    return cell === undefined || { path: [cell], issue: "line.unread" }
  })
)

/** The form values of a job: the domain's draft, in which fields may still be empty. */
export const JobForm = Schema.Struct({
  ...JobDraft.fields,
  /** Today's prices were confirmed for all lines since the job was opened. */
  isRepriced: Schema.optionalKey(Schema.Boolean),
  customerId: chosen(CustomerId),
  locationId: chosen(LocationId),
  insurance: Schema.NullOr(InsuranceForm),
  // The domain's own checks on the list of lines, such as their number and total.
  lines: Schema.Array(LineForm).check(...JobDraft.fields.lines.ast.checks!)
}).check(insuredDuration)
export type JobForm = typeof JobForm.Type

/** The form's encoded values. */
export type JobValues = typeof JobForm.Encoded
export type LineValues = JobValues["lines"][number]
export type InsuranceValues = NonNullable<JobValues["insurance"]>
export type VehicleValues = JobValues["vehicle"]

/** Builds the request body from a validated form: the domain's draft, without text that could not be parsed. */
export const draftOf = ({ lines, isRepriced: _, ...job }: JobForm): JobDraft => ({
  ...job,
  lines: lines.map(({ unread: _, ...line }) => line)
})

/** The form values of a saved job. A cost that the user may not see is shown as empty. */
export const valuesOf = (job: Job): JobValues => ({
  customerId: job.customerId,
  locationId: job.locationId,
  pricingProfileId: job.pricingProfileId,
  salespersonId: job.salespersonId,
  vehicle: job.vehicle,
  insurance: job.insurance,
  install: job.install,
  partsStatus: job.partsStatus,
  lines: job.lines.map((line) => ({ ...line, cost: line.cost ?? 0, unread: {} }))
})

/**
 * The initial form values of a job at a location, with the customer's prices or the shop's default ones, sold by the
 * user who creates it.
 */
export const newJob = (
  locationId: string,
  customer?: Pick<Customer, "id" | "pricingProfileId">,
  salespersonId: string | null = null,
  defaultProfileId: string | null = null
): JobValues => ({
  customerId: customer?.id ?? "",
  locationId,
  pricingProfileId: customer?.pricingProfileId ?? defaultProfileId,
  salespersonId,
  vehicle: emptyVehicle,
  insurance: null,
  install: emptyInstall,
  partsStatus: "pending",
  lines: []
})

/** Initial values of insurance. */
export const newInsurance: InsuranceValues = emptyInsurance
