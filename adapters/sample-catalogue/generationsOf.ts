import { between } from "./chance.ts"
import type { VehicleModel } from "./VehicleModel.ts"

/** First model year in the catalog. */
const oldest = 1995

/**
 * The years, both inclusive, in which a model kept its shape and thus its glass. `seed` identifies it in generated
 * numbers.
 */
export interface Generation {
  readonly seed: string
  readonly make: string
  readonly firstYear: number
  readonly lastYear: number
}

/**
 * Splits a model's years from 1995 on into generations of six to eight model years. A remainder of one or two years
 * joins the preceding generation.
 */
export const generationsOf = ({ make, model, firstYear, lastYear }: VehicleModel): ReadonlyArray<Generation> => {
  const generations: Array<Generation> = []
  let start = Math.max(oldest, firstYear)
  while (start <= lastYear) {
    const seed = `${make}|${model}|${generations.length}`
    const end = start + between(6, 8, `${seed}|years`) - 1
    const last = lastYear - end <= 2 ? lastYear : end
    generations.push({ seed, make, firstYear: start, lastYear: last })
    start = last + 1
  }
  return generations
}
