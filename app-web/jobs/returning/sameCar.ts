import { plateKey } from "#domain/jobs/JobSearch.ts"
import { tidyVin } from "#domain/vin/vinFault.ts"

interface Car {
  readonly vin: string
  readonly plate: string
}

/** One VIN, or where one side has none, one plate. */
export const sameCar = (one: Car, other: Car): boolean => {
  const [vin, otherVin] = [tidyVin(one.vin), tidyVin(other.vin)]
  if (vin !== "" && otherVin !== "") return vin === otherVin
  return plateKey(one.plate) !== "" && plateKey(one.plate) === plateKey(other.plate)
}
