import { Clock, Effect } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { declineDispatch } from "#domain/dispatches/decideDispatch.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { receiveDispatch } from "#domain/dispatches/receiveDispatch.ts"
import type { DispatchContent } from "#domain/dispatches/Dispatch.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { freshPartner } from "#tests/contracts/ediContract.ts"
import { sentDispatch } from "#tests/contracts/freshDispatch.ts"
import { jobId, owner, quoted } from "#stories/screens/jobs/jobsInShop.ts"

const asOwner = Effect.provideService(CurrentUser, owner)

/**
 * Three dispatches: one that arrived twenty minutes ago and matches the job used in the stories, one from Safelite, and
 * one that was declined.
 */
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

/** The same in a shop that responds to its networks: LYNX received one response, and Safelite is unreachable. */
export const answeredInShop = Effect.gen(function* () {
  const partners = yield* EdiPartners
  for (const network of ["lynx", "safelite"] as const) yield* partners.save(freshPartner({ network, answers: true }))
  yield* dispatchesInShop
  const answers = yield* DispatchAnswers
  const { items } = yield* (yield* Dispatches).list({})
  const told = items.find(({ insuredName }) => insuredName === "Nora Whitehorse")!
  yield* answers.markDelivered(told.id, told.version, Date.parse("2026-11-25T18:00:00Z"))
  const waiting = yield* receiveDispatch(
    sentDispatch({ network: "safelite", dispatchNumber: "", referralNumber: "418900", insuredName: "Ed Moss" })
  )
  const declined = yield* declineDispatch({ id: waiting.id, version: 1, reason: "noTime", note: "" }).pipe(asOwner)
  yield* answers.releaseClaim(declined.id, declined.version, "unreachable 503 the network is unavailable")
}).pipe(Effect.orDie)

const pickup = { ...sentDispatch().vehicle, vin: "", year: 2021, make: "Ford", model: "F-150", bodyStyle: "" }
