import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { jobInSight } from "#domain/jobs/seenBy.ts"
import { getCalibrationEvidence, getInstallerDay, listSiteEvents, postSiteEvent } from "./installerDayApi.ts"
import { keepSiteEvent } from "./keepSiteEvent.ts"
import { printEvidence } from "./printEvidence.ts"
import { seeInstallerDay } from "./seeInstallerDay.ts"
import { SiteEvents } from "./SiteEvents.ts"

export const installerDayHandlers = [
  handle(getInstallerDay, seeInstallerDay),
  handle(postSiteEvent, keepSiteEvent),
  handle(getCalibrationEvidence, printEvidence),
  handle(
    listSiteEvents,
    Effect.fnUntraced(function* ({ id }) {
      yield* jobInSight(id)
      return (yield* (yield* SiteEvents).of([id])).get(id) ?? []
    })
  )
]
