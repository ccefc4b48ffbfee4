import { Clock, Effect, Layer, ManagedRuntime } from "effect"
import { assert, describe, it } from "@effect/vitest"
import { layers } from "#api/layers.ts"
import type { Services } from "#api/serve.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { driveAwayOf } from "#domain/installer-day/SiteEvents.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { defaultNotices } from "#domain/messages/CustomerNotices.ts"
import { Messages } from "#domain/messages/Messages.ts"
import { sendNotices } from "#domain/messages/sendNotices.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { dayOf, daysAfter } from "#domain/shared/Day.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { jobAt } from "#domain/testing/testFactories.ts"
import { freshCustomer, freshJob, freshLocation } from "#tests/contracts/fresh.ts"
import { newTenant, testSettings } from "#tests/support/testDatabase.ts"

const count = 12

/** Returns a time zone in which it is daytime now. Customers are messaged only during the day. */
const zoneByDay = (now: number) => {
  const hour = new Date(now).getUTCHours()
  // The offset at which it is noon: `Etc/GMT+5` is five hours behind UTC.
  const behind = hour - 12
  return behind === 0 ? "UTC" : `Etc/GMT${behind > 0 ? "+" : "-"}${Math.abs(behind)}`
}

describe("automatic messages on several nodes", () => {
  it.each([
    ["booked", "workorder", 5, false],
    ["done", "done", 0, true]
  ] as const)(
    "stores each message once for a job that is %s, however many nodes run and restart",
    async (kind, template, ahead, complete) => {
      const node = () =>
        ManagedRuntime.make(Layer.fresh(layers).pipe(Layer.provide(testSettings)) as unknown as Layer.Layer<Services>)
      const nodes = [node(), node()]
      // Both store their key in the same folder: the first creates it.
      for (const one of nodes) await one.runPromise(Effect.void)
      const run = <A, E>(work: Effect.Effect<A, E, Services>) => nodes[0]!.runPromise(work)
      const tenant = await run(newTenant as Effect.Effect<CurrentTenant["Service"]["id"], never, Services>)
      const inShop = <A, E>(work: Effect.Effect<A, E, Services | CurrentTenant>) =>
        run(Effect.provideService(work, CurrentTenant, { id: tenant }) as Effect.Effect<A, E, Services>)
      const jobs = await inShop(
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const timeZone = zoneByDay(now)
          const [customer, location] = [freshCustomer({ pricingProfileId: null }), freshLocation({ timeZone })]
          yield* (yield* Customers).add(customer)
          yield* (yield* Locations).add(location)
          const today = dayOf(now, timeZone)
          const orders = Array.from({ length: count }, (_, at) => {
            const job = freshJob(customer, location, { number: 1001 + at })
            return jobAt({
              ...job,
              stage: "workorder",
              wonOn: today,
              install: { ...job.install, date: daysAfter(today, ahead), complete, installers: [] }
            })
          })
          yield* Effect.forEach(orders, (order) => Effect.flatMap(Jobs, ({ add }) => add(order)))
          const value = JSON.stringify({ ...defaultNotices, on: [kind], since: { [kind]: daysAfter(today, -1) } })
          yield* (yield* TenantSettings).save({ group: "Notifications", groupKey: "CustomerNotices", value })
          return orders
        })
      )
      const told = () =>
        inShop(
          Effect.map(
            Effect.forEach(jobs, ({ id }) => Effect.flatMap(Messages, ({ ofJob }) => ofJob(id))),
            (messages) => messages.map((all) => all.map(({ template, by }) => `${template}${by}`))
          )
        )
      const sent = Effect.provideService(sendNotices(driveAwayOf), CurrentTenant, { id: tenant })
      await Promise.all([...nodes, ...nodes].map((one) => one.runPromise(sent)))
      const once = Array.from({ length: count }, () => [template])
      assert.deepStrictEqual(await told(), once)
      const anew = [node(), node()]
      await Promise.all(anew.map((one) => one.runPromise(sent)))
      assert.deepStrictEqual(await told(), once)
      await Promise.all([...nodes, ...anew].map((one) => one.dispose()))
    }
  )
})
