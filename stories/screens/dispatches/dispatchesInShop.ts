import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { declineDispatch } from "#domain/dispatches/decideDispatch.ts"
import { receiveDispatch } from "#domain/dispatches/receiveDispatch.ts"
import type { DispatchContent } from "#domain/dispatches/Dispatch.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"
import { jobId, owner, quoted } from "#stories/screens/jobs/jobsInShop.ts"

const asOwner = Effect.provideService(CurrentUser, owner)

/** One that came twenty minutes ago and is about the job that stories open, one from Safelite, one that was declined. */
export const dispatchesInShop = Effect.gen(function* () {
  yield* quoted()
  const job = yield* (yield* Jobs).get(JobId.make(jobId))
  const now = yield* Clock.currentTimeMillis
  const send = (changes: Partial<DispatchContent>) => receiveDispatch(sentDispatch({ answerBy: null, ...changes }))
  const declined = yield* send({ dispatchNumber: "004178833", insuredName: "Nora Whitehorse", vehicle: pickup })
  yield* declineDispatch({ id: declined.id, version: 1, reason: "tooFar", note: "" }).pipe(asOwner)
  yield* send({
    network: "safelite",
    dispatchNumber: "",
    referralNumber: "418822",
    insuredName: "Dolores Vega",
    answerBy: now + 26 * 3_600_000
  })
  yield* send({
    answerBy: now + 20 * 60_000,
    vehicle: { ...sentDispatch().vehicle, vin: job.vehicle.vin },
    deductible: 50000
  })
}).pipe(Effect.orDie)

const pickup = { ...sentDispatch().vehicle, vin: "", year: 2021, make: "Ford", model: "F-150", bodyStyle: "" }
