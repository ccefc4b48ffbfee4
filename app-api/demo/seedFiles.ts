import { Effect } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { addJobFile } from "#domain/job-files/addJobFile.ts"
import { type FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { drawPhoto, type Shot } from "./drawPhoto.ts"

const shots: ReadonlyArray<readonly [shot: Shot, name: string]> = [
  ["full", "Windshield.jpg"],
  ["front", "Crack.jpg"],
  ["rvmirror", "Mirror and camera.jpg"]
]

/** Adds one to three photos of the `nth` job's glass, and the insurer's authorization. */
export const seedFiles = Effect.fn("seedFiles")(function* (job: Job, nth: number) {
  for (const [shot, name] of shots.slice(0, shots.length - (nth % shots.length)))
    yield* put(job, shot, name, drawPhoto(shot, nth))
  if (job.insurance !== null)
    yield* put(job, "attachment", `${job.insurance.claimNumber} authorization.pdf`, claimOf(job))
})

// The library that draws documents is large, and most starts find the demo already there.
const claimOf = async (job: Job) => (await import("./drawClaim.ts")).drawClaim(job)

const put = Effect.fnUntraced(function* ({ id }: Job, place: FilePlace, name: string, drawn: Promise<Uint8Array>) {
  const fileId = JobFileId.make(yield* (yield* NewId).next)
  const file = yield* Effect.promise(() => drawn)
  const { run } = yield* Transaction
  // Joins the transaction that creates the job, so the file is not committed on its own.
  yield* Effect.orDie(addJobFile({ id, fileId, place, name, file })).pipe(
    Effect.provideService(Transaction, { run, runInNew: (work) => work })
  )
})
