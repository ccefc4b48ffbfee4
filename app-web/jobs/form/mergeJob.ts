import { JobDraft, JobInsurance, JobVehicle } from "#domain/jobs/JobDraft.ts"
import { JobInstall } from "#domain/jobs/JobInstall.ts"
import { valueAt, withValueAt } from "#web/api/formPath.ts"
import type { InsuranceValues, JobValues } from "./JobForm.ts"

/** The parts of a job whose fields are compared one by one; every other field of the draft is compared as a whole. */
type Section = "vehicle" | "install" | "insurance"
type Fields<P extends string, T> = `${P}.${keyof T & string}`

/** A part that two people's changes are compared by. */
export type JobPart =
  | Exclude<keyof JobValues, "vehicle" | "install">
  | Fields<"vehicle", JobValues["vehicle"]>
  | Fields<"install", JobValues["install"]>
  | Fields<"insurance", InsuranceValues>

const sections: Readonly<Record<Section, { readonly fields: object }>> = {
  vehicle: JobVehicle,
  install: JobInstall,
  insurance: JobInsurance
}

const fieldsOf = (section: Section) =>
  Object.keys(sections[section].fields).map((field) => `${section}.${field}` as JobPart)

/**
 * Read off the schema, so that a field that is added to a job is merged like the others; insurance as a whole where one
 * side has none.
 */
const partsOf = (isInsured: boolean): ReadonlyArray<JobPart> =>
  Object.keys(JobDraft.fields).flatMap((name) =>
    name in sections && (name !== "insurance" || isInsured) ? fieldsOf(name as Section) : [name as JobPart]
  )

export interface MergedJob {
  /** Both people's changes; where both changed the same, mine. */
  readonly merged: JobValues
  /** What both changed, each in another way. */
  readonly clashes: ReadonlyArray<JobPart>
  /** What only they changed. */
  readonly theirs: ReadonlyArray<JobPart>
}

/**
 * Two people's changes to a job that both opened as `base`: each part that only one of them changed is theirs to say.
 */
export const mergeJob = (base: JobValues, mine: JobValues, theirs: JobValues): MergedJob => {
  const parts = partsOf([base, mine, theirs].every((one) => one.insurance !== null))
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

const same = (one: JobValues, other: JobValues, part: JobPart) =>
  text(valueAt(one, part)) === text(valueAt(other, part))

const text = (value: unknown) => JSON.stringify(value)
