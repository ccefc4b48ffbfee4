import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { moveJobs } from "#domain/jobs/moveJobs.ts"
import { Location, LocationInactive } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { freshLocation } from "#tests/contracts/fresh.ts"
import { sampleDraft, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

describe("an inactive location", () => {
  it.effect("accepts no new or moved jobs; it keeps its own, which also return to it when a move is undone", () =>
    Effect.gen(function* () {
      const { draft, location } = yield* sampleDraft()
      const locations = yield* Locations
      const closed = freshLocation({ status: "inactive" })
      yield* Effect.orDie(locations.add(closed))
      const refused = new LocationInactive({ id: closed.id })
      assert.deepStrictEqual(yield* Effect.flip(createJob({ ...draft, locationId: closed.id })), refused)
      const job = yield* createJob(draft)
      assert.strictEqual(job.number, 1001)
      assert.deepStrictEqual(
        yield* Effect.flip(changeJob({ ...draft, locationId: closed.id, id: job.id, version: 1 })),
        refused
      )
      assert.deepStrictEqual(yield* Effect.flip(moveJobs.applyToOne(job.id, { locationId: closed.id })), refused)

      const open = freshLocation()
      yield* Effect.orDie(locations.add(open))
      const { trace } = yield* moveJobs.applyToOne(job.id, { locationId: open.id })
      yield* Effect.orDie(locations.save(new Location({ ...location, status: "inactive" })))
      yield* moveJobs.undo(trace)
      const back = yield* (yield* Jobs).get(job.id)
      assert.strictEqual(back.locationId, location.id)
      yield* changeJob({ ...draftOfJob(back), id: job.id, version: back.version, partsStatus: "complete" })
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
