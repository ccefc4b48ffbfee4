import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { Customers } from "#domain/customers/Customers.ts"
import { PersonalData } from "#domain/customers/PersonalData.ts"
import { JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import { Files } from "#domain/files/Files.ts"
import { FileId } from "#domain/files/FileId.ts"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { JobFiles } from "#domain/job-files/JobFiles.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { PhotoReplies } from "#domain/public-page/PhotoReplies.ts"
import type { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import { Vin } from "#domain/vin/Vin.ts"
import { freshCustomer, freshJob, freshLocation, withTenant } from "./fresh.ts"

type Needed<A> = A extends Effect.Effect<unknown, unknown, infer R> ? R : never
type Ports =
  | Exclude<Needed<ReturnType<typeof newJobLink>>, CurrentTenant>
  | Customers
  | PersonalData
  | Files
  | JobFiles
  | JobLinks
  | Jobs
  | Locations
  | PhotoReplies

/** The contract of every photo reply repository: what customers send through photo request links. */
export const photoRepliesContract = <R, E>(
  name: string,
  keepers: Layer.Layer<Ports | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    const opened = Effect.gen(function* () {
      const [shop, other] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
      const [customer, location] = [freshCustomer(), freshLocation()]
      const job = freshJob(customer, location, { number: 1001 })
      yield* Effect.all([
        (yield* Customers).add(customer),
        (yield* Locations).add(location),
        (yield* Jobs).add(job)
      ]).pipe(shop)
      const link = newJobLink({ job, location }, "photos", "en").pipe(shop)
      const [first, second] = [yield* link, yield* link]
      const reply = (changes: Partial<PhotoReply> = {}): PhotoReply => ({
        linkId: first.id,
        jobId: job.id,
        vin: null,
        car: null,
        lookups: 0,
        panes: [],
        answers: [],
        photos: [],
        at: 1,
        sentAt: null,
        ...changes
      })
      return { shop, other, customer, job, first, second, reply, replies: yield* PhotoReplies }
    })
    const said = {
      vin: Vin.make("KM8K2CAB4PU001140"),
      car: { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" },
      lookups: 1,
      panes: [{ partNumber: "FW99001GTYN", features: ["camera"] as const }],
      answers: [{ feature: "camera", answer: "yes" }] as const
    }

    it.effect("stores one reply per link and returns the latest link's first, within its own shop only", () =>
      Effect.gen(function* () {
        const { shop, other, job, first, second, reply, replies } = yield* opened
        assert.strictEqual(yield* replies.ofLink(first.id).pipe(shop), undefined)
        yield* replies.save(reply()).pipe(shop)
        yield* replies.save(reply({ ...said, at: 2 })).pipe(shop)
        yield* replies.save(reply({ linkId: second.id, at: 3, sentAt: 3 })).pipe(shop)
        assert.deepStrictEqual(yield* replies.ofLink(first.id).pipe(shop), reply({ ...said, at: 2 }))
        const latestFirst = [first.id, second.id].toSorted().toReversed()
        const kept = yield* replies.ofJob(job.id).pipe(shop)
        assert.deepStrictEqual(
          kept.map(({ linkId }) => linkId),
          latestFirst
        )
        assert.strictEqual(yield* replies.ofLink(first.id).pipe(other), undefined)
        assert.deepStrictEqual(yield* replies.ofJob(job.id).pipe(other), [])
      })
    )

    it.effect("deletes a customer's reply together with its photos among the job's files, and no others", () =>
      Effect.gen(function* () {
        const { shop, customer, job, first, reply, replies } = yield* opened
        const { place, add } = yield* Files
        const files = yield* JobFiles
        const kept = (name: string) =>
          Effect.gen(function* () {
            const id = FileId.make(crypto.randomUUID())
            yield* add(yield* place({ id, type: "image/jpeg", bytes: new Uint8Array([1]) }))
            const fileId = JobFileId.make(crypto.randomUUID())
            yield* files.add(job.id, {
              id: fileId,
              place: "attachment",
              name,
              type: "image/jpeg",
              size: 1,
              hasThumbnail: false,
              at: 1,
              by: null,
              content: id,
              thumbnail: null,
              deletedAt: null
            })
            return { fileId, id }
          }).pipe(shop)
        const [theirs, ours] = [yield* kept("mirror.jpg"), yield* kept("ours.jpg")]
        yield* replies
          .save(reply({ ...said, photos: [{ fileId: theirs.fileId, subject: "mirror" }], sentAt: 2 }))
          .pipe(shop)
        const { deletePhotos } = yield* PersonalData
        assert.deepStrictEqual(yield* deletePhotos(freshCustomer().id).pipe(shop), [])
        assert.deepStrictEqual(yield* deletePhotos(customer.id).pipe(shop), [theirs.id])
        assert.deepStrictEqual(
          (yield* files.ofJob(job.id).pipe(shop)).map(({ id }) => id),
          [ours.fileId]
        )
        assert.deepStrictEqual(yield* replies.ofLink(first.id).pipe(shop), reply({ lookups: 1, sentAt: 2 }))
      })
    )
  })
