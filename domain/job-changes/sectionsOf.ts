import type { JobEvent } from "#domain/jobs/JobChange.ts"

/** Returns the sections of a job that an entry affects, as used by filters: `insurance` for `insurance.deductible`. */
export const sectionsOf = (what: JobEvent): ReadonlyArray<string> =>
  what._tag === "changed" ? [...new Set(what.fields.map(({ path }) => path.split(".")[0]!))] : []
