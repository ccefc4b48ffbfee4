import { type Insurer, insurerKey, namesOf } from "#domain/insurers/Insurer.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { ShopTables } from "./MemoryTables.ts"

/** Returns the shop's insurers. */
export const insurersOf = ({ records }: ShopTables): ReadonlyArray<Insurer> => [
  ...((records.get("insurers")?.values() ?? []) as Iterable<Insurer>)
]

/** Returns the normalized insurer name on a job's claim, as lists compare it; empty if the job has no claim. */
export const companyKey = ({ insurance }: Job): string => (insurance?.company ?? "").trim().toLowerCase()

/** Returns the insurer whose name or alias matches a key. */
export const insurerWith = (insurers: ReadonlyArray<Insurer>, key: string): Insurer | undefined =>
  insurers.find((one) => namesOf(one).some((name) => insurerKey(name) === key))
