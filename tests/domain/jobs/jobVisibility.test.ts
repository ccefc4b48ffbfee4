import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Schema } from "effect"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { withRedactedJobs } from "#domain/jobs/jobVisibility.ts"
import { draftOfJob } from "#domain/jobs/creditInvoice.ts"
import { Job } from "#domain/jobs/Job.ts"
import type { JobDraft } from "#domain/jobs/JobDraft.ts"
import { acceptAnyInstall } from "#domain/jobs/jobGuards.ts"
import { jobsHandlers } from "#domain/jobs/jobsHandlers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { CurrentUser, UserId } from "#domain/access/CurrentUser.ts"
import { Role } from "#domain/access/Role.ts"
import { sampleLines } from "#domain/testing/samples.ts"
import { sampleQuote, inDemo, twoMemoryShops } from "./stages/shopWithCustomer.ts"

const me = UserId.make("019a0000-0000-7000-8000-0000000000aa")
const handlers = handlersOf(jobsHandlers(acceptAnyInstall)).map(withRedactedJobs)
const call = (roles: ReadonlyArray<Role>, name: string, input: unknown) =>
  handleRequest(
    handlers.find(({ endpoint }) => endpoint.name === name)!,
    input
  ).pipe(
    Effect.provideService(CurrentUser, {
      id: me,
      firstName: "Ike",
      lastName: "Reyes",
      roles,
      features: ["FullCRM"],
      accountActive: true
    })
  )
const written = <A>(value: A): A => JSON.parse(JSON.stringify(value))

/** Every key at any depth of a response. */
const keysIn = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value)
    ? value.flatMap(keysIn)
    : value === null || typeof value !== "object"
      ? []
      : Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])

const install = (installers: JobDraft["install"]["installers"]) =>
  ({
    jobType: "",
    duration: 0,
    installers,
    repairLocation: "inShop",
    address: null,
    availability: "",
    date: "2026-12-01",
    timeFrame: "",
    time: "",
    notes: "",
    complete: false
  }) as const
const mine = install([{ userId: me, start: "", end: "" }])
const money = [
  "cost",
  "listPrice",
  "discount",
  "netPrice",
  "rule",
  "totals",
  "total",
  "balance",
  "payments",
  "taxRates",
  "insurance",
  "pricingProfileId",
  "discountNote",
  "customerPaid",
  "taxable"
]

const shopRoles = ["owner", "admin", "billing", "sales", "installer", "vinDecoder", "nags", "plugin"] as const
const Roles = Schema.Array(Schema.Literals(shopRoles)).check(Schema.isMinLength(1), Schema.isMaxLength(3))

describe("the visible fields of a job", () => {
  it.effect.prop(
    "are all of them, all but the cost, or an installer's own work without money, on every endpoint",
    [Roles, Schema.Boolean],
    ([roles, isMine]) =>
      Effect.gen(function* () {
        const { id } = yield* sampleQuote({ install: isMine ? mine : install([]) })
        const onlyInstalls = roles.every((role) => role === "installer")
        const buys = roles.some((role) => ["owner", "admin", "billing", "sales"].includes(role))
        const one = yield* call(roles, "getJob", { id })
        const list = yield* call(roles, "listJobs", { unpaid: "false", sort: "total" })
        assert.strictEqual(one.status, onlyInstalls && !isMine ? 404 : 200)
        const keys = keysIn(one.body)
        // A rejection does not contain costs either.
        assert.strictEqual(keys.includes("cost"), buys && one.status === 200)
        const { items } = (
          list.body as unknown as {
            readonly data: { readonly items: ReadonlyArray<{ readonly id: string; readonly total?: number }> }
          }
        ).data
        for (const key of money) if (onlyInstalls) assert.notInclude([...keys, ...keysIn(items)], key)
        const found = items.filter((row) => row.id === id)
        assert.deepStrictEqual(
          found.map(({ total }) => total),
          onlyInstalls && !isMine ? [] : [onlyInstalls ? undefined : 96918]
        )
      }).pipe(inDemo, Effect.provide(twoMemoryShops)),
    { arbitrary: { runs: 40 } }
  )

  it.effect(
    "exclude the cost in responses and rejections of saves, and a save by those who cannot see it keeps it",
    () =>
      Effect.gen(function* () {
        const {
          id,
          version,
          customerId,
          locationId,
          pricingProfileId,
          vehicle,
          insurance,
          install: day,
          partsStatus,
          lines
        } = yield* sampleQuote()
        const draft = written({
          customerId,
          locationId,
          pricingProfileId,
          vehicle,
          insurance,
          install: day,
          partsStatus,
          lines: lines.map((line) => ({ ...line, cost: 1 }))
        })
        const saved = yield* call(["nags"], "putJob", { id, version, ...draft })
        assert.strictEqual(saved.status, 200)
        const stale = yield* call(["nags"], "putJob", { id, version, ...draft })
        assert.strictEqual(stale.status, 409)
        for (const { body } of [saved, stale]) assert.notInclude(keysIn(body), "cost")
        const kept = yield* (yield* Jobs).get(id)
        assert.deepStrictEqual(
          kept.lines.map(({ cost }) => cost),
          sampleLines.map(({ cost }) => cost)
        )
        assert.strictEqual((yield* call(["sales"], "putJob", { id, version: kept.version, ...draft })).status, 200)
        assert.deepStrictEqual(
          (yield* (yield* Jobs).get(id)).lines.map(({ cost }) => cost),
          sampleLines.map(() => 1)
        )
      }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("let an installer write what was done on their own job, and nothing else", () =>
    Effect.gen(function* () {
      const before = yield* sampleQuote({ install: mine })
      const { id, version } = before
      const done = {
        id: before.lines[2]!.id,
        status: "installed",
        dotNumber: "",
        adhesiveManufacturer: "Sika",
        adhesiveLot: "L-9",
        adhesiveExpiry: "2027-01-31"
      } as const
      const work = { id, version, lines: [done], notes: "Rust under the molding", complete: true }
      const { status, body } = yield* call(["installer"], "putJobWork", work)
      assert.strictEqual(status, 200)
      for (const key of money) assert.notInclude(keysIn(body), key)
      const after = yield* (yield* Jobs).get(id)
      const expected = Job.make({
        ...before,
        version: 2,
        lines: before.lines.with(2, { ...before.lines[2]!, ...done }),
        install: { ...mine, notes: work.notes, complete: true }
      })
      assert.deepStrictEqual(after, expected)
      const stale = yield* call(["installer"], "putJobWork", work)
      assert.deepStrictEqual([stale.status, stale.body.succeeded], [409, false])
      for (const key of money) assert.notInclude(keysIn(stale.body), key)
      assert.strictEqual(
        (yield* call(["installer"], "putJobWork", { ...work, lines: [{ ...done, netPrice: 1 }] })).status,
        400
      )
      assert.strictEqual((yield* call(["installer"], "putJob", { id, version: 2 })).status, 403)
      const theirs = yield* sampleQuote({ install: install([]) })
      assert.strictEqual((yield* call(["installer"], "putJobWork", { ...work, id: theirs.id, version: 1 })).status, 404)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )

  it.effect("let an installer start and finish their own job, which is then done, and undo both", () =>
    Effect.gen(function* () {
      const { id } = yield* sampleQuote({ install: mine })
      const now = yield* Clock.currentTimeMillis
      const earlier = now - 600_000
      const step = (what: string, at?: number) =>
        call(["installer"], "postInstallStep", { id, step: what, ...(at === undefined ? {} : { at }) })
      const own = Effect.map(
        Effect.flatMap(Jobs, (jobs) => jobs.get(id)),
        ({ install: { installers, complete } }) => [installers[0]?.startedAt, installers[0]?.finishedAt, complete]
      )
      assert.strictEqual((yield* step("finish")).status, 409)
      const { status, body } = yield* step("start", earlier)
      assert.strictEqual(status, 200)
      for (const key of money) assert.notInclude(keysIn(body), key)
      assert.deepStrictEqual(yield* own, [earlier, undefined, false])
      // Idempotent: a retry has no effect.
      assert.strictEqual((yield* step("start")).status, 200)
      assert.deepStrictEqual(yield* own, [earlier, undefined, false])
      // A clock that is ahead is not trusted.
      yield* step("finish", now + 1)
      assert.deepStrictEqual(yield* own, [earlier, now, true])
      // The office saves the job but cannot change the times.
      const job = yield* (yield* Jobs).get(id)
      const sent = {
        ...draftOfJob(job),
        install: { ...job.install, installers: [{ ...mine.installers[0]!, startedAt: 1 }] }
      }
      assert.strictEqual((yield* call(["owner"], "putJob", written({ id, version: job.version, ...sent }))).status, 200)
      assert.deepStrictEqual(yield* own, [earlier, now, true])
      yield* step("undoFinish")
      yield* step("undoStart")
      assert.deepStrictEqual(yield* own, [undefined, undefined, false])
      const { items } = yield* (yield* JobChanges).list(id, { kind: "install" })
      assert.deepStrictEqual(items.map(({ what }) => what._tag === "install" && [what.step, what.at]).toReversed(), [
        ["start", earlier],
        ["finish", now],
        ["undoFinish", now],
        ["undoStart", earlier]
      ])
      const theirs = yield* sampleQuote({ install: install([]) })
      const asked = { id: theirs.id, step: "start" }
      assert.strictEqual((yield* call(["installer"], "postInstallStep", asked)).status, 404)
      assert.strictEqual((yield* call(["sales"], "postInstallStep", asked)).status, 409)
      assert.strictEqual((yield* call(["vinDecoder"], "postInstallStep", asked)).status, 409)
    }).pipe(inDemo, Effect.provide(twoMemoryShops))
  )
})
