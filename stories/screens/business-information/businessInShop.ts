import { Effect } from "effect"
import type { BusinessInformationDraft } from "#domain/business-information/BusinessInformation.ts"
import { putBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { beforeFirstRequest } from "#stories/beforeFirstRequest.ts"

/** The shop's own entry, changed by another user just before the first save arrives. */
export const alsoChangedElsewhere = (change: Partial<BusinessInformationDraft>) =>
  beforeFirstRequest(
    putBusinessInformation,
    Effect.gen(function* () {
      const own = yield* OwnBusiness
      return Effect.flatMap(own.get, (now) => own.save({ ...now, ...change }))
    })
  )
