import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { requireVisibleJob } from "#domain/jobs/jobVisibility.ts"
import { getCalibrationEvidence, getInstallerDay, listSiteEvents, postSiteEvent } from "./installerDayApi.ts"
import { saveSiteEvent } from "./saveSiteEvent.ts"
import { printEvidence } from "./printEvidence.ts"
import { getInstallerDayOf } from "./getInstallerDayOf.ts"
import { SiteEvents } from "./SiteEvents.ts"

export const installerDayHandlers = [
  handle(getInstallerDay, getInstallerDayOf),
  handle(postSiteEvent, saveSiteEvent),
  handle(getCalibrationEvidence, printEvidence),
  handle(
    listSiteEvents,
    Effect.fnUntraced(function* ({ id }) {
      yield* requireVisibleJob(id)
      return (yield* (yield* SiteEvents).ofJobs([id])).get(id) ?? []
    })
  )
]
