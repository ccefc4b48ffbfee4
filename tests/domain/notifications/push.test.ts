import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { SentMails } from "#adapters/memory/mailMemory.ts"
import { SentNotifications } from "#adapters/memory/notificationsMemory.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { PushDeviceId } from "#domain/notifications/Notification.ts"
import { Notifications } from "#domain/notifications/pushTo.ts"
import { PushFailed, Pusher, pushKeys } from "#domain/notifications/Pusher.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { TenantSettings } from "#domain/tenants/TenantSettings.ts"
import { emptyVehicle } from "#domain/jobs/JobDraft.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import { Location, LocationId } from "#domain/locations/Location.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { sampleLocation } from "#domain/testing/samples.ts"
import { notifySalesperson } from "#domain/job-links/notifySalesperson.ts"
import { sendAll, waiting } from "../password-reset/recovery.ts"
import { at, bea, platformAndShops } from "../session/verbs/platformAndShops.ts"

const jobId = JobId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50")
const quote = { jobId, number: 1042, about: "2023 Hyundai Kona" }
const endpoint = "https://fcm.googleapis.com/fcm/send/bea"

/** Bea, who wants job notifications on her phone. */
const beaOnHerPhone = Effect.gen(function* () {
  const user = yield* bea()
  const notifications = yield* Notifications
  yield* notifications.saveChoices(user.id, {
    jobUpdates: "push",
    quoteRequests: "email",
    dispatches: "push",
    reminders: "push",
    strays: "push"
  })
  yield* notifications.add({
    id: PushDeviceId.make(crypto.randomUUID()),
    userId: user.id,
    name: "Chrome, Android",
    endpoint,
    p256dh: "B".padEnd(87, "A"),
    auth: "A".repeat(22),
    addedAt: 1
  })
  return user
})
const tell = (kind: "quoteAccepted" | "quoteAsked" | "passwordChanged", userId: never) =>
  Effect.gen(function* () {
    yield* (yield* Outbox).enqueue({ kind, userId, ...(kind === "passwordChanged" ? {} : { quote }) })
    yield* sendAll
  })
const counts = Effect.all([
  Effect.map(SentMails, (all) => all.length),
  Effect.map(SentNotifications, (all) => all.length)
])

describe("a staff notification", () => {
  it.effect(
    "is sent to the person's device if they chose so, with the job's number and link, and not by email too",
    () =>
      Effect.gen(function* () {
        const user = yield* beaOnHerPhone
        yield* tell("quoteAccepted", user.id as never)
        assert.deepStrictEqual(yield* counts, [0, 1])
        const [shown] = yield* SentNotifications
        assert(shown !== undefined)
        assert.strictEqual(shown.endpoint, endpoint)
        assert.include(shown.title, "1042")
        assert.include(shown.body, "2023 Hyundai Kona")
        assert.match(shown.url, new RegExp(`^https?://.*/jobs/${jobId}/edit$`))
      }).pipe(at.demo, Effect.provide(platformAndShops))
  )

  it.effect("is emailed if they chose email, and always if it is about their password", () =>
    Effect.gen(function* () {
      const user = yield* beaOnHerPhone
      yield* tell("quoteAsked", user.id as never)
      yield* tell("passwordChanged", user.id as never)
      assert.deepStrictEqual(yield* counts, [2, 0])
    }).pipe(at.demo, Effect.provide(platformAndShops))
  )

  it.effect("is emailed if no device accepts it; a device that is gone is removed, a busy one is not", () =>
    Effect.gen(function* () {
      const user = yield* beaOnHerPhone
      const { devices } = yield* Notifications
      const { newKeys } = yield* Pusher
      const busy = Pusher.of({ newKeys, send: () => Effect.fail(new PushFailed({ message: "busy" })) })
      yield* Effect.provideService(tell("quoteAccepted", user.id as never), Pusher, busy)
      assert.deepStrictEqual(yield* counts, [1, 0])
      assert.strictEqual((yield* devices(user.id)).length, 1)
      const gone = Pusher.of({ newKeys, send: () => Effect.succeed("gone") })
      yield* Effect.provideService(tell("quoteAccepted", user.id as never), Pusher, gone)
      assert.deepStrictEqual(yield* counts, [2, 0])
      assert.deepStrictEqual(yield* devices(user.id), [])
    }).pipe(at.demo, Effect.provide(platformAndShops))
  )
})

describe("a customer's action through a link", () => {
  it.effect("notifies the job's salesperson, or the owners if there is none or they have left", () =>
    Effect.gen(function* () {
      const seller = yield* bea()
      const owner = yield* bea({ userName: "olivia", roles: ["owner"] })
      const gone = yield* bea({ userName: "gil", active: false })
      const locationId = LocationId.make(crypto.randomUUID())
      yield* (yield* Locations).add(new Location({ ...sampleLocation, id: locationId, version: 1 }))
      const vehicle = { ...emptyVehicle, year: 2023, make: "Hyundai", model: "Kona" }
      const job = { id: jobId, number: 1042, locationId, install: emptyInstall, vehicle }
      const toldOf = (salespersonId: unknown, changes: object = {}) =>
        Effect.gen(function* () {
          const before = yield* waiting
          yield* notifySalesperson("quoteAccepted", { ...job, ...changes, salespersonId } as never)
          return (yield* waiting).slice(before.length).map(({ posting }) => posting)
        })
      const posting = { kind: "quoteAccepted", quote } as const
      assert.deepStrictEqual(yield* toldOf(seller.id), [{ ...posting, userId: seller.id }])
      assert.deepStrictEqual(yield* toldOf(null), [{ ...posting, userId: owner.id }])
      assert.deepStrictEqual(yield* toldOf(gone.id), [{ ...posting, userId: owner.id }])
      // With the date the customer chose.
      const install = { ...emptyInstall, date: "2026-12-01", time: "08:30" }
      const [booked] = yield* toldOf(seller.id, { install })
      assert.strictEqual(
        (booked as { quote: { about: string } }).quote.about.replace(/[\u00a0\u202f]/g, " "),
        `${quote.about} · December 1, 2026, 8:30 AM`
      )
    }).pipe(at.demo, Effect.provide(platformAndShops))
  )
})

describe("a shop's push keys", () => {
  it.effect("are generated once and stored per shop, with the private key encrypted", () =>
    Effect.gen(function* () {
      let made = 0
      const pusher = Pusher.of({
        send: () => Effect.die("nothing is sent"),
        newKeys: Effect.sync(() => {
          made += 1
          return { publicKey: `public ${made}`, privateKey: `private ${made}` }
        })
      })
      const keys = Effect.provideService(pushKeys, Pusher, pusher)
      const first = yield* keys.pipe(at.demo)
      assert.deepStrictEqual(yield* keys.pipe(at.demo), first)
      assert.strictEqual(made, 1)
      const kept = yield* Effect.flatMap(TenantSettings, ({ list }) => list).pipe(at.demo)
      assert.notInclude(JSON.stringify(kept), "private 1")
      assert.include(JSON.stringify(kept), "public 1")
    }).pipe(Effect.provide(platformAndShops))
  )
})
