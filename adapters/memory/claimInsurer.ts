import { type Insurer, insurerKey, namesOf } from "#domain/insurers/Insurer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { Shelf } from "./Shelves.ts"

/** The insurers on a shop's shelf. */
export const insurersOn = ({ records }: Shelf): ReadonlyArray<Insurer> => [
  ...((records.get("insurers")?.values() ?? []) as Iterable<Insurer>)
]

/** The company that a claim names, as lists compare it; empty without one. */
export const companyKey = ({ insurance }: Job): string => (insurance?.company ?? "").trim().toLowerCase()

/** The insurer that has a name, as its own or among its other names. */
export const insurerWith = (insurers: ReadonlyArray<Insurer>, key: string): Insurer | undefined =>
  insurers.find((one) => namesOf(one).some((name) => insurerKey(name) === key))
