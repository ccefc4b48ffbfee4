import type { Named } from "./customers.ts"
import { moreCustomers } from "./moreCustomers.ts"
import { coastWords } from "./words.ts"

/** The second shop's own people: no name, town or number of the demo shop's. */
export const harborCustomers: ReadonlyArray<Named> = moreCustomers(40, {
  firmWords: coastWords,
  cities: ["Portland", "Saco", "Scarborough", "Freeport"],
  areaCodes: [207],
  insurers: ["Pine State Casualty"],
  begin: 1_000
})
