import { Effect } from "effect"
import type { BusinessInformationDraft } from "#domain/business-information/BusinessInformation.ts"
import { putBusinessInformation } from "#domain/business-information/businessInformationApi.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { beforeFirst } from "#stories/beforeFirst.ts"

/** The shop's own entry, changed by another user just before the first save arrives. */
export const alsoChangedElsewhere = (change: Partial<BusinessInformationDraft>) =>
  beforeFirst(
    putBusinessInformation,
    Effect.gen(function* () {
      const own = yield* OwnBusiness
      return Effect.flatMap(own.get, (now) => own.save({ ...now, ...change }))
    })
  )
