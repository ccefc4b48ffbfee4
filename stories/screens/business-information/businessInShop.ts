import { Effect } from "effect"
import type { BusinessInformationDraft } from "#domain/business-information/BusinessInformation.ts"
import { putBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** The shop's own entry, which somebody else changes just before the first save arrives. */
export const alsoChangedElsewhere = (change: Partial<BusinessInformationDraft>) => {
  let quicker: (() => void) | undefined
  return {
    fill: Effect.gen(function*() {
      const own = yield* OwnBusiness
      const context = yield* Effect.context<CurrentTenant>()
      quicker = () => void Effect.runSync(Effect.flatMap(own.get, (now) => own.save({ ...now, ...change })).pipe(Effect.orDie, Effect.provideContext(context)))
    }),
    instead: (endpoint: Endpoint) => {
      if (endpoint === putBusinessInformation) {
        quicker?.()
        quicker = undefined
      }
      return undefined
    }
  }
}
