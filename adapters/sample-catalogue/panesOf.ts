import { bodyPlan } from "./bodyPlan.ts"
import { generationsOf } from "./generationsOf.ts"
import { otherPanesOf } from "./otherPanesOf.ts"
import type { Pane } from "./Pane.ts"
import type { VehicleModel } from "./VehicleModel.ts"
import { windshieldsOf } from "./windshieldsOf.ts"

/**
 * Returns every pane of a model, from its first generation to its last. A model without known bodies is treated as a
 * sedan.
 */
export const panesOf = (model: VehicleModel): ReadonlyArray<Pane> => {
  const plans = (model.bodies.length === 0 ? [""] : model.bodies).flatMap((body) => {
    const plan = bodyPlan(body, model.bodies)
    return plan === undefined ? [] : [{ body, plan }]
  })
  const cabs = [...Map.groupBy(plans, ({ plan }) => plan.cab)]
  return generationsOf(model).flatMap((generation) => [
    ...cabs.flatMap(([cab, mine]) =>
      windshieldsOf(
        generation,
        cab,
        mine.map(({ body }) => body)
      )
    ),
    ...plans.flatMap(({ body, plan }) => otherPanesOf(generation, body, plan))
  ])
}
