import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { Files } from "#domain/files/Files.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { addJobFile } from "#domain/job-files/addJobFile.ts"
import { deleteJobFile, restoreJobFile } from "#domain/job-files/deleteJobFile.ts"
import { type FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { CurrentUser, type SignedInUser, UserId } from "#domain/access/CurrentUser.ts"
import { jpegFrame } from "../files/pictures.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "../jobs/stages/shopWithCustomer.ts"
import { pdf } from "./papers.ts"

const bea: SignedInUser = {
  id: UserId.make(crypto.randomUUID()),
  firstName: "Bea",
  lastName: "Ortiz",
  roles: ["sales"],
  features: ["FullCRM"],
  accountActive: true
}
const installer: SignedInUser = { ...bea, roles: ["installer"] }
const newFile = () => JobFileId.make(crypto.randomUUID())
const atDesk = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  work.pipe(inDemo, Effect.provideService(CurrentUser, bea), Effect.provide(twoMemoryShops))

const opened = Effect.gen(function* () {
  const { id } = yield* sampleQuote()
  const send = (
    place: FilePlace,
    fileId = newFile(),
    file: Uint8Array = place === "attachment" ? pdf : jpegFrame(40, 30)
  ) => addJobFile({ id, fileId, place, name: place === "attachment" ? "Claim.pdf" : "IMG.jpg", file })
  const names = Effect.map(
    JobFiles.use(({ ofJob }) => ofJob(id)),
    (files) => files.map((file) => `${file.place} ${file.id}`)
  )
  const told = Effect.map(
    JobChanges.use(({ list }) => list(id, { kind: "file" })),
    ({ items }) => items.map(({ what }) => (what._tag === "file" ? `${what.deed} ${what.name}` : ""))
  )
  return { id, send, names, told }
})

describe("a job's files", () => {
  it.effect("have one photo per place, the latest, and any number of documents", () =>
    Effect.gen(function* () {
      const { names, send, told } = yield* opened
      const [first, paper, other] = [yield* send("full"), yield* send("attachment"), yield* send("attachment")]
      const second = yield* send("full")
      assert.deepStrictEqual(yield* names, [`attachment ${paper.id}`, `attachment ${other.id}`, `full ${second.id}`])
      assert.notStrictEqual(first.id, second.id)
      assert.deepStrictEqual(yield* told, [
        "added IMG.jpg",
        "deleted IMG.jpg",
        "added Claim.pdf",
        "added Claim.pdf",
        "added IMG.jpg"
      ])
    }).pipe(atDesk)
  )

  it.effect("are stored once if sent twice under one id", () =>
    Effect.gen(function* () {
      const { names, send, told } = yield* opened
      const sent = yield* send("attachment")
      assert.deepStrictEqual(yield* send("attachment", sent.id), sent)
      assert.deepStrictEqual([(yield* names).length, (yield* told).length], [1, 1])
    }).pipe(atDesk)
  )

  it.effect("can restore a deleted file and its place for a day, then purge it with its bytes", () =>
    Effect.gen(function* () {
      const { id, names, send } = yield* opened
      const [first, second] = [yield* send("full"), yield* send("full")]
      yield* restoreJobFile({ id, fileId: first.id })
      assert.deepStrictEqual(yield* names, [`full ${first.id}`])
      const { content } = (yield* JobFiles.use(({ find }) => find(id, second.id)))!
      yield* TestClock.adjust("25 hours")
      yield* deleteJobFile({ id, fileId: first.id })
      assert.strictEqual((yield* Effect.flip(restoreJobFile({ id, fileId: second.id })))._tag, "JobFileNotFound")
      assert.strictEqual(yield* Files.use(({ get }) => get(content)), undefined)
      assert.strictEqual((yield* Effect.flip(deleteJobFile({ id, fileId: first.id })))._tag, "JobFileNotFound")
    }).pipe(atDesk)
  )

  it.effect("are limited to sixty", () =>
    Effect.gen(function* () {
      const { send } = yield* opened
      for (let nth = 1; nth <= 60; nth++) yield* send("attachment")
      assert.deepInclude(yield* Effect.flip(send("attachment")), { _tag: "TooManyFiles", most: 60 })
    }).pipe(atDesk)
  )

  it.effect("are not available to installer-only users who are not on the job (Z4)", () =>
    Effect.gen(function* () {
      const { id, send } = yield* opened
      const { id: fileId } = yield* send("full")
      const asInstaller = Effect.provideService(CurrentUser, installer)
      const refusals = [
        yield* send("attachment").pipe(asInstaller, Effect.flip),
        yield* deleteJobFile({ id, fileId }).pipe(asInstaller, Effect.flip),
        yield* restoreJobFile({ id, fileId }).pipe(asInstaller, Effect.flip)
      ]
      assert.deepStrictEqual(
        refusals.map(({ _tag }) => _tag),
        ["JobNotFound", "JobNotFound", "JobNotFound"]
      )
    }).pipe(atDesk)
  )
})
