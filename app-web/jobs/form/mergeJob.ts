import { valueAt, withValueAt } from "#web/api/formPath.ts"
import type { JobValues } from "./JobForm.ts"

const vehicle = ["vin", "plate", "plateState", "year", "make", "model", "bodyStyle", "mileage"] as const
const insurance = ["company", "claimNumber", "policyNumber", "dateOfLoss", "causeOfLoss", "otherPlate", "agent", "referralDate", "signatureOnFile", "deductible", "rebate"] as const
const install = ["jobType", "duration", "availability", "date", "timeFrame", "time", "repairLocation", "address", "installers", "notes", "complete"] as const

const of = <P extends string, N extends string>(place: P, names: ReadonlyArray<N>) => names.map((name) => `${place}.${name}` as const)

const always = ["customerId", "locationId", "pricingProfileId", ...of("vehicle", vehicle), ...of("install", install), "partsStatus", "lines"] as const
const insured = of("insurance", insurance)

/** The parts of a job that are compared one by one; the lines, and insurance where one side has none, as a whole. */
export type JobPart = (typeof always)[number] | (typeof insured)[number] | "insurance"

export interface MergedJob {
  /** Both people's changes; where both changed the same, mine. */
  readonly merged: JobValues
  /** What both changed, each in another way. */
  readonly clashes: ReadonlyArray<JobPart>
  /** What only they changed. */
  readonly theirs: ReadonlyArray<JobPart>
}

/** Two people's changes to a job that both opened as `base`: each part that only one of them changed is theirs to say. */
export const mergeJob = (base: JobValues, mine: JobValues, theirs: JobValues): MergedJob => {
  const parts: ReadonlyArray<JobPart> = [...always, ...[base, mine, theirs].some((one) => one.insurance === null) ? ["insurance" as const] : insured]
  const changed = (values: JobValues) => parts.filter((part) => !same(base, values, part))
  const byThem = changed(theirs)
  const byMe = new Set(changed(mine))
  const clashes = byThem.filter((part) => byMe.has(part) && !same(mine, theirs, part))
  const alone = byThem.filter((part) => !byMe.has(part))
  return { merged: withParts(mine, theirs, alone), clashes, theirs: alone }
}

/** Values with some parts taken from others. */
export const withParts = (values: JobValues, from: JobValues, parts: ReadonlyArray<JobPart>): JobValues =>
  parts.reduce((merged, part) => withValueAt(merged, part, valueAt(from, part)), values)

const same = (one: JobValues, other: JobValues, part: JobPart) => text(valueAt(one, part)) === text(valueAt(other, part))

const text = (value: unknown) => JSON.stringify(value)
