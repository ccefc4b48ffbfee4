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

/** Photos of the glass of the `nth` job, three, two or one, and what the insurer sent. */
export const seedFiles = Effect.fn("seedFiles")(function* (job: Job, nth: number) {
  for (const [shot, name] of shots.slice(0, shots.length - (nth % shots.length)))
    yield* put(job, shot, name, drawPhoto(shot, nth))
  if (job.insurance !== null)
    yield* put(job, "attachment", `${job.insurance.claimNumber} authorization.pdf`, claimOf(job))
})

// The library that draws papers is large, and most starts find the demo there.
const claimOf = async (job: Job) => (await import("./drawClaim.ts")).drawClaim(job)

const put = Effect.fnUntraced(function* ({ id }: Job, place: FilePlace, name: string, drawn: Promise<Uint8Array>) {
  const fileId = JobFileId.make(yield* (yield* NewId).next)
  const file = yield* Effect.promise(() => drawn)
  const { around } = yield* Transaction
  // The job itself is kept by the same transaction, so nothing of it is to be seen apart from it.
  yield* Effect.orDie(addJobFile({ id, fileId, place, name, file })).pipe(
    Effect.provideService(Transaction, { around, apart: (work) => work })
  )
})
