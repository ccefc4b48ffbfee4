import { Effect } from "effect"
import { FileId } from "#domain/files/FileId.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { type FilePlace, JobFileId, type StoredJobFile } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { signDocument } from "#domain/signatures/signaturesHandlers.ts"
import { dana } from "#stories/dana.ts"
import { jobId, ordered, quoted } from "./jobsInShop.ts"

const bea: SignedInUser = {
  ...dana,
  id: UserId.make("019a0000-0000-7000-8000-0000000000b2"),
  firstName: "Bea",
  lastName: "Ortiz"
}
const id = JobId.make(jobId)

const file = (
  nth: number,
  place: FilePlace,
  name: string,
  type: StoredJobFile["type"],
  size: number
): StoredJobFile => ({
  id: JobFileId.make(`019a0000-0000-7000-8000-0000000000c${nth}`),
  place,
  name,
  type,
  size,
  hasThumbnail: type !== "application/pdf",
  at: Date.UTC(2026, 10, 21, 16, nth),
  by: { id: bea.id, name: "Bea Ortiz" },
  content: FileId.make("019a0000-0000-7000-8000-0000000000d1"),
  thumbnail: null,
  deletedAt: null
})

/**
 * A work order with a history: Dana and Bea changed it, the customer accepted and signed through their link, and photos
 * and a police report were added.
 */
export const recordedJob = Effect.gen(function* () {
  yield* ordered()
  const jobs = yield* Jobs
  const changes = yield* JobChanges
  const edit = Effect.fnUntraced(function* (
    who: SignedInUser,
    change: (job: Parameters<typeof changeJob>[0]) => Parameters<typeof changeJob>[0]
  ) {
    yield* changeJob(change(yield* jobs.get(id))).pipe(Effect.provideService(CurrentUser, who))
  })
  yield* edit(dana, (job) => ({ ...job, insurance: { ...job.insurance!, deductible: 25000 } }))
  yield* edit(bea, (job) => ({
    ...job,
    partsStatus: "complete",
    install: { ...job.install, notes: "Gate code 7" },
    lines: job.lines.slice(0, -1).map((line, at) => (at === 0 ? { ...line, netPrice: 39900 } : line))
  }))
  yield* changes
    .add(id, { _tag: "message", channel: "email", template: "quote", to: "ada@moreno.example" })
    .pipe(Effect.provideService(CurrentUser, dana))
  yield* changes.add(id, { _tag: "customer", deed: "accepted", note: "Ada Moreno" })
  const files = yield* JobFiles
  for (const one of [
    file(1, "full", "IMG_2041.jpg", "image/jpeg", 812_000),
    file(2, "attachment", "Police report.pdf", "application/pdf", 1_340_000)
  ]) {
    yield* files.add(id, one)
    yield* changes
      .add(id, { _tag: "file", deed: "added", name: one.name, photo: one.place !== "attachment" })
      .pipe(Effect.provideService(CurrentUser, bea))
  }
  const { version } = yield* jobs.get(id)
  yield* signDocument({
    id,
    version,
    document: "workorder",
    signedBy: "Ada Moreno",
    mark: {
      _tag: "drawn",
      width: 600,
      height: 200,
      strokes: [
        "M70 150L92 70L104 62L112 80L126 148",
        "M82 118L124 112",
        "M160 90L150 130L162 148L184 140L196 70L192 146L206 150L272 150L330 128L380 132"
      ]
    }
  })
})

/** A quote with more history entries than one page shows. */
export const longHistory = Effect.gen(function* () {
  yield* quoted()
  const changes = yield* JobChanges
  for (let nth = 1; nth <= 30; nth++)
    yield* changes.add(id, { _tag: "file", deed: "added", name: `Photo ${nth}.jpg`, photo: true })
})
