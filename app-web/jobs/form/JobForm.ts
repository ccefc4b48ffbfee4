import { Schema } from "effect"
import { CustomerId, type Customer } from "#domain/customers/Customer.ts"
import { EstimateLine, NoChargeReason, TaxAs } from "#domain/estimates/EstimateLine.ts"
import {
  insuredDuration,
  JobDraft,
  JobInsurance,
  networkTexts,
  openInsurance,
  openVehicle
} from "#domain/jobs/JobDraft.ts"
import { rebateFault } from "#domain/estimates/priceEstimate.ts"
import { LocationId } from "#domain/locations/Location.ts"
import { BasisPoints, Hundredths, Price } from "#domain/shared/Money.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { openNumber } from "#web/forms/openNumber.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { openInstall } from "#domain/jobs/JobInstall.ts"

/** A choice that must be made: 'Please select the {field}'. */
const chosen = <S extends Schema.Codec<string, string>>(id: S) =>
  Schema.String.check(Schema.makeFilter((text: string) => text !== "" || "required")).pipe(Schema.decodeTo(id))

const InsuranceForm = Schema.Struct({
  ...JobInsurance.fields,
  ...networkTexts,
  deductible: openNumber(Price),
  rebate: openNumber(Price)
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
  /** What was typed or pasted and could not be read, by cell: kept as it is until it is put right; never sent. */
  unread: Schema.Record(Schema.String, Schema.String),
  quantity: openNumber(Hundredths),
  cost: openNumber(Price),
  listPrice: openNumber(Price),
  discount: openNumber(BasisPoints),
  netPrice: openNumber(Price)
}).check(
  Schema.makeFilter(({ unread }) => {
    const [cell] = Object.keys(unread)
    return cell === undefined || { path: [cell], issue: "line.unread" }
  })
)

/** A job as it is typed: the domain's draft, with fields that may still be open. */
export const JobForm = Schema.Struct({
  ...JobDraft.fields,
  /** Today's prices were confirmed for all lines since the job was opened. */
  isRepriced: Schema.optionalKey(Schema.Boolean),
  customerId: chosen(CustomerId),
  locationId: chosen(LocationId),
  insurance: Schema.NullOr(InsuranceForm),
  // The domain's own rules about the rows as a whole: how many, how much.
  lines: Schema.Array(LineForm).check(...JobDraft.fields.lines.ast.checks!)
}).check(insuredDuration)
export type JobForm = typeof JobForm.Type

/** What the fields hold. */
export type JobValues = typeof JobForm.Encoded
export type LineValues = JobValues["lines"][number]
export type InsuranceValues = NonNullable<JobValues["insurance"]>
export type VehicleValues = JobValues["vehicle"]

/** What is sent of a form that passed its check: the domain's draft, without what could not be read. */
export const draftOf = ({ lines, isRepriced: _, ...job }: JobForm): JobDraft => ({
  ...job,
  lines: lines.map(({ unread: _, ...line }) => line)
})

/** A kept job as its form shows it. A cost that is not for these eyes stands as nothing. */
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
 * A job before anything is typed, at a location; for a customer at their prices or the shop's default ones, sold by
 * whoever makes it.
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
  vehicle: openVehicle,
  insurance: null,
  install: openInstall,
  partsStatus: "pending",
  lines: []
})

/** Insurance before anything is typed. */
export const newInsurance: InsuranceValues = openInsurance
