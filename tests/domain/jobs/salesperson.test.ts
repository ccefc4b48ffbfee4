import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { CurrentUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { convertToInvoice, convertToWorkOrder } from "#domain/jobs/changeStage.ts"
import { creditInvoice } from "#domain/jobs/creditInvoice.ts"
import { changesBetween } from "#domain/jobs/JobChanges.ts"
import { SalespersonUnavailable } from "#domain/jobs/jobFailures.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { changeJob, createJob } from "#domain/jobs/saveJob.ts"
import { redactJobRow, restrictSearch } from "#domain/jobs/jobVisibility.ts"
import type { User } from "#domain/people/User.ts"
import { Users } from "#domain/people/Users.ts"
import { freshUser } from "#tests/contracts/fresh.ts"
import { sampleDraft, inDemo, inOther, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const as = ({ id, firstName, lastName, roles }: User) =>
  Effect.provideService(CurrentUser, { id, firstName, lastName, roles, features: ["FullCRM"], accountActive: true })

const people = Effect.gen(function* () {
  const bea = freshUser({ roles: ["sales"], firstName: "Bea", lastName: "Ortiz" })
  const sam = freshUser({ roles: ["billing"], firstName: "Sam", lastName: "Reed" })
  const dana = freshUser({ roles: ["installer"] })
  const gone = freshUser({ roles: ["sales"], active: false })
  const foreign = freshUser({ roles: ["sales"] })
  const users = yield* Users
  for (const user of [bea, sam, dana, gone]) yield* Effect.orDie(users.add(user, "a hash")).pipe(inDemo)
  yield* Effect.orDie(users.add(foreign, "a hash")).pipe(inOther)
  return { bea, sam, dana, gone, foreign }
})

/** A draft as the form submits it. */
const asOpened = ({ id, version }: Job) => ({ id, version })

describe("a job's salesperson", () => {
  it.effect("is the creator if they have a sales role, and no one for a decoder or the shop itself", () =>
    Effect.gen(function* () {
      const { bea } = yield* people
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const decoder = freshUser({ roles: ["vinDecoder"] })
      assert.strictEqual((yield* createJob(draft).pipe(as(bea), inDemo)).salespersonId, bea.id)
      assert.isNull((yield* createJob(draft).pipe(as(decoder), inDemo)).salespersonId)
      assert.isNull((yield* createJob(draft).pipe(inDemo)).salespersonId)
      assert.isNull((yield* createJob({ ...draft, salespersonId: null }).pipe(as(bea), inDemo)).salespersonId)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("can be changed to anyone in sales, is recorded in the history, and stays after they leave", () =>
    Effect.gen(function* () {
      const { bea, sam, dana, gone, foreign } = yield* people
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const made = yield* createJob(draft).pipe(as(bea), inDemo)
      for (const { id } of [dana, gone, foreign]) {
        const refused = new SalespersonUnavailable({ id })
        assert.deepStrictEqual(
          yield* changeJob({ ...draft, ...asOpened(made), salespersonId: id }).pipe(as(bea), inDemo, Effect.flip),
          refused
        )
        assert.deepStrictEqual(
          yield* createJob({ ...draft, salespersonId: id }).pipe(as(bea), inDemo, Effect.flip),
          refused
        )
      }
      const changed = yield* changeJob({ ...draft, ...asOpened(made), salespersonId: sam.id }).pipe(as(bea), inDemo)
      assert.deepStrictEqual(
        changesBetween(made, changed).filter(({ path }) => path === "salespersonId"),
        [{ path: "salespersonId", before: bea.id, after: sam.id }]
      )
      yield* (yield* Users).change({ ...sam, active: false }).pipe(inDemo)
      const kept = yield* changeJob({ ...draft, ...asOpened(changed), salespersonId: sam.id }).pipe(as(bea), inDemo)
      // An older client that does not send the salesperson.
      const later = yield* changeJob({ ...draft, ...asOpened(kept) }).pipe(as(bea), inDemo)
      assert.strictEqual(later.salespersonId, sam.id)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is copied to the job that rebills a credited invoice", () =>
    Effect.gen(function* () {
      const { bea } = yield* people
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const made = yield* createJob(draft).pipe(as(bea), inDemo)
      const order = yield* convertToWorkOrder({ ...asOpened(made), date: "2026-12-01", timeFrame: "" }).pipe(inDemo)
      const invoice = yield* convertToInvoice(asOpened(order)).pipe(inDemo)
      const { credit } = yield* creditInvoice({ ...asOpened(invoice), reason: "Wrong glass", rebill: true }).pipe(
        inDemo
      )
      const again = yield* (yield* Jobs).get(credit.rebilledAs!.id).pipe(inDemo)
      assert.strictEqual(again.salespersonId, bea.id)
    }).pipe(Effect.provide(twoMemoryShops))
  )

  it.effect("is a filter and a column of the list, except for installer-only users", () =>
    Effect.gen(function* () {
      const { bea, sam } = yield* people
      const { draft } = yield* sampleDraft().pipe(inDemo)
      const mine = yield* createJob(draft).pipe(as(bea), inDemo)
      yield* createJob(draft).pipe(as(sam), inDemo)
      const { items } = yield* (yield* Jobs).list({ salespersonId: bea.id }).pipe(inDemo)
      assert.deepStrictEqual(
        items.map(({ number, salesperson }) => [number, salesperson]),
        [[mine.number, "Bea Ortiz"]]
      )
      const installer = { id: sam.id, roles: ["installer"] } as const satisfies Pick<SignedInUser, "id" | "roles">
      assert.notProperty(restrictSearch(installer, { salespersonId: bea.id }), "salespersonId")
      assert.notProperty(redactJobRow(installer, items[0]!), "salesperson")
    }).pipe(Effect.provide(twoMemoryShops))
  )
})
