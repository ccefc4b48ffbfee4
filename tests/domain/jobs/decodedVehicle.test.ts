import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { vinDecoderMemory } from "#adapters/memory/vinDecoderMemory.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { changesBetween } from "#domain/jobs/JobChanges.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { sampleDraft, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const accord = "1HGCM82633A004352"
const escape = "1FMCU9H61LUA94994"

const withVin = (draft: JobDraft, vin: string): JobDraft => ({
  ...draft,
  vehicle: { ...draft.vehicle, vin, plate: "ABC1234", plateState: "AZ" }
})
const asOpened = ({ id, version }: Job) => ({ id, version })
const decodes = Effect.provide(vinDecoderMemory)

describe("a job's decoded vehicle", () => {
  it.effect("is stored with the job, follows its VIN, and is removed with it", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const made = yield* createJob(withVin(draft, ` ${accord.toLowerCase()} `)).pipe(decodes, inDemo)
      assert.deepStrictEqual([made.decoded?.vin, made.decoded?.trim, made.decoded?.doors], [accord, "EX-V6", 2])
      const other = yield* changeJob({ ...withVin(draft, escape), ...asOpened(made) }).pipe(decodes, inDemo)
      assert.deepStrictEqual([other.decoded?.vin, other.decoded?.trim], [escape, "SEL"])
      assert.notInclude(
        changesBetween(made, other).map(({ path }) => path.split(".")[0]),
        "decoded"
      )
      const none = yield* changeJob({ ...withVin(draft, ""), ...asOpened(other) }).pipe(decodes, inDemo)
      assert.isNull(none.decoded)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("stays as decoded while the VIN is unchanged, and is added later to a job that predates decoding", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const bare = yield* createJob(withVin(draft, accord)).pipe(inDemo)
      assert.isNull(bare.decoded, "an integrator's shop without a decoder")
      const later = yield* changeJob({ ...withVin(draft, accord), ...asOpened(bare) }).pipe(decodes, inDemo)
      assert.strictEqual(later.decoded?.trim, "EX-V6")
      const kept = yield* changeJob({ ...withVin(draft, accord), ...asOpened(later) }).pipe(inDemo)
      assert.deepStrictEqual(kept.decoded, later.decoded)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is null if no maker has published what the VIN means", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft().pipe(inDemo)
      assert.isNull((yield* createJob(withVin(draft, "4T1DAACK7RU000001")).pipe(decodes, inDemo)).decoded)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is copied to the job that rebills a credited invoice", () =>
    Effect.gen(function* () {
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const { id, version } = yield* createJob(withVin(draft, accord)).pipe(decodes, inDemo)
      const order = yield* convertToWorkOrder({ id, version, date: "2026-12-01", timeFrame: "morning" }).pipe(inDemo)
      const invoice = yield* convertToInvoice(asOpened(order)).pipe(inDemo)
      const credited = yield* creditInvoice({ ...asOpened(invoice), reason: "Wrong insurer", rebill: true }).pipe(
        inDemo
      )
      const anew = yield* (yield* Jobs).get(credited.credit!.rebilledAs!.id).pipe(inDemo)
      assert.strictEqual(anew.decoded?.trim, "EX-V6")
    }).pipe(Effect.provide(twoMemoryShops))
  )
})
