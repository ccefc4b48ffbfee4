import type { JobEvent } from "#domain/jobs/JobChange.ts"

/** The parts of a job that an entry touches, as a filter asks for them: `insurance` of `insurance.deductible`. */
export const partsOf = (what: JobEvent): ReadonlyArray<string> =>
  what._tag === "changed" ? [...new Set(what.fields.map(({ path }) => path.split(".")[0]!))] : []
