import { between } from "./chance.ts"
import type { VehicleModel } from "./VehicleModel.ts"

/** The catalogue begins here. */
const oldest = 1995

/** Years, both inclusive, in which a model kept its shape and so its glass. `seed` names it in every made-up number. */
export interface Generation {
  readonly seed: string
  readonly make: string
  readonly firstYear: number
  readonly lastYear: number
}

/**
 * Cuts a model's years from 1995 on into generations of six to eight model years; a remainder of one or two stays with
 * the one before.
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
