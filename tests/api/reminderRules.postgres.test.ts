import { Clock, Effect, Layer, ManagedRuntime } from "effect"
import { assert, describe, it } from "@effect/vitest"
import { layers } from "#api/layers.ts"
import type { Services } from "#api/serve.ts"
import { createRuleReminders } from "#api/reminderWork.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { Users } from "#domain/people/Users.ts"
import { completeReminder } from "#domain/reminders/saveReminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { freshCustomer, freshJob, freshLocation, freshUser } from "#tests/contracts/fresh.ts"
import { newTenant, testSettings } from "#tests/support/testDatabase.ts"

const count = 12

describe("automatic reminders on several nodes", () => {
  it("creates and logs each reminder once per job, and not again when nodes restart or it is done", async () => {
    const node = () =>
      ManagedRuntime.make(Layer.fresh(layers).pipe(Layer.provide(testSettings)) as unknown as Layer.Layer<Services>)
    const nodes = [node(), node()]
    // Both store their key in the same folder: the first creates it.
    for (const one of nodes) await one.runPromise(Effect.void)
    const run = <A, E>(work: Effect.Effect<A, E, Services>) => nodes[0]!.runPromise(work)
    const tenant = await run(newTenant as Effect.Effect<CurrentTenant["Service"]["id"], never, Services>)
    const inShop = <A, E>(work: Effect.Effect<A, E, Services | CurrentTenant>) =>
      run(Effect.provideService(work, CurrentTenant, { id: tenant }) as Effect.Effect<A, E, Services>)
    const user = freshUser({ roles: ["owner"] })
    const { id, firstName, lastName, roles } = user
    const [customer, location] = [freshCustomer({ pricingProfileId: null }), freshLocation()]
    const jobs = await inShop(
      Effect.gen(function* () {
        yield* (yield* Users).add(user, "hash")
        yield* (yield* Customers).add(customer)
        yield* (yield* Locations).add(location)
        const today = dayOf(yield* Clock.currentTimeMillis, "UTC")
        const quotes = Array.from({ length: count }, (_, at) =>
          freshJob(customer, location, {
            number: 1001 + at,
            quotedOn: daysAfter(today, -4),
            // Quotes that customers created on the public page are followed up like any other.
            source: at % 2 === 0 ? "publicPage" : "staff"
          })
        )
        yield* Effect.forEach(quotes, (quote) => Effect.flatMap(Jobs, ({ add }) => add(quote)))
        const rules = { on: ["quoteUnanswered"], quoteDays: 2, assignTo: null }
        const value = JSON.stringify({ ...rules, since: { quoteUnanswered: daysAfter(today, -7) } })
        yield* (yield* TenantSettings).save({ group: "Reminders", groupKey: "Rules", value })
        return quotes
      })
    )
    const told = () =>
      inShop(
        Effect.gen(function* () {
          const asked = { assignedTo: undefined, from: undefined, before: undefined }
          const reminders = yield* Reminders
          const open = yield* reminders.list({ size: 100 }, asked)
          const done = yield* reminders.list({ size: 100, state: "done" }, asked)
          const noted = yield* Effect.forEach(jobs, (job) =>
            Effect.flatMap(JobChanges, ({ list }) => list(job.id, { kind: "reminder" }))
          )
          return {
            open: open.items,
            done: done.items.length,
            made: noted.flatMap(({ items }) =>
              items.filter(({ what }) => what._tag === "reminder" && what.deed === "made")
            ).length
          }
        })
      )
    await Promise.all([...nodes, ...nodes].map((one) => one.runPromise(createRuleReminders)))
    const first = await told()
    assert.deepStrictEqual([first.open.length, first.done, first.made], [count, 0, count])
    assert.isTrue(first.open.every(({ assignedTo, madeBy }) => assignedTo === user.id && madeBy === null))
    await inShop(
      completeReminder({ id: first.open[0]!.id }).pipe(
        Effect.provideService(CurrentUser, {
          id,
          firstName,
          lastName,
          roles,
          features: ["FullCRM"],
          accountActive: true
        })
      )
    )
    const anew = [node(), node()]
    await Promise.all(anew.map((one) => one.runPromise(createRuleReminders)))
    const last = await told()
    assert.deepStrictEqual([last.open.length, last.done, last.made], [count - 1, 1, count])
    await Promise.all([...nodes, ...anew].map((one) => one.dispose()))
  })
})
