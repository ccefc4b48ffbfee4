import { Effect, Layer } from "effect"
import { demoPlateFaults, demoPlates } from "#domain/plates/demoPlates.ts"
import {
  PlateLimitReached,
  PlateLookup,
  PlateNotAccepted,
  PlateNotFound,
  PlateServiceDown
} from "#domain/plates/PlateLookup.ts"

/** Looks up the demo plates without delay. */
export const platesMemory = Layer.succeed(
  PlateLookup,
  PlateLookup.of({
    find: Effect.fn("PlateLookup.find")(function* ({ plate, state }) {
      if (plate === demoPlateFaults.limit) return yield* new PlateLimitReached()
      if (plate === demoPlateFaults.away) return yield* new PlateServiceDown()
      if (plate === demoPlateFaults.refused) return yield* new PlateNotAccepted({ plate, state })
      const found = demoPlates.find((one) => one.plate === plate && one.state === state)
      if (found === undefined) return yield* new PlateNotFound({ plate, state })
      const { vin, year, make, model } = found
      return { vin, year, make, model, sample: true }
    })
  })
)
