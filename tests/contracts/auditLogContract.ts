import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import type { AuditEvent } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { TenantId } from "#domain/shared/CurrentTenant.ts"
import { batchSize } from "#domain/shared/Page.ts"
import { withTenant } from "./fresh.ts"

const noon = Date.UTC(2026, 10, 22, 12)

/** The contract of every audit log implementation. */
export const auditLogContract = <R, E>(
  name: string,
  keepers: Layer.Layer<AuditLog | R, E>,
  newTenant: Effect.Effect<TenantId, never, R>
) =>
  layer(keepers, { excludeTestServices: true })(name, (it) => {
    it.effect("returns entries as written, newest first, for the current shop only", () =>
      Effect.gen(function* () {
        const log = yield* AuditLog
        const [shop, theirs] = [withTenant(yield* newTenant), withTenant(yield* newTenant)]
        const events = [
          entry(1, {}),
          entry(2, { kind: "signInRefused", refused: "wrongPassword" }),
          entry(3, { kind: "exported", method: null, list: "customers", format: "csv", rows: 5200 }),
          entry(4, { kind: "secondStepReset", method: null, byName: "Olga Owner" })
        ]
        for (const event of events) yield* log.add(event).pipe(shop)
        yield* log.add(entry(5, {})).pipe(theirs)
        assert.deepInclude(yield* log.search({ size: 100 }).pipe(shop), { items: events.toReversed(), total: 4 })
        assert.deepInclude(yield* log.search({ size: 2, page: 2 }).pipe(shop), {
          items: [events[1]!, events[0]!],
          total: 4
        })
        assert.deepStrictEqual((yield* log.search({ size: 100, descending: false }).pipe(shop)).items, events)
        assert.deepStrictEqual((yield* log.search({ size: 100 }).pipe(theirs)).total, 1)
      })
    )

    it.effect("finds entries by kind, subject, person, and start time", () =>
      Effect.gen(function* () {
        const log = yield* AuditLog
        const shop = withTenant(yield* newTenant)
        const sam = UserId.make(crypto.randomUUID())
        const events = [
          entry(1, {}),
          entry(2, { kind: "passkeyAdded", userId: sam }),
          entry(3, { kind: "signInRefused", userId: sam }),
          entry(4, { kind: "exported", list: "jobs" })
        ]
        for (const event of events) yield* log.add(event).pipe(shop)
        const found = (search: Parameters<typeof log.search>[0]) =>
          Effect.map(log.search(search).pipe(shop), ({ items }) => items.map(({ at }) => at - noon))
        assert.deepStrictEqual(yield* found({ kind: "passkeyAdded" }), [2])
        assert.deepStrictEqual(yield* found({ about: "signIns" }), [3, 1])
        assert.deepStrictEqual(yield* found({ about: "secondSteps" }), [2])
        assert.deepStrictEqual(yield* found({ about: "exports" }), [4])
        assert.deepStrictEqual(yield* found({ person: sam }), [3, 2])
        assert.deepStrictEqual(yield* found({ since: noon + 3 }), [4, 3])
        assert.deepStrictEqual(yield* found({ since: Number.MAX_SAFE_INTEGER }), [])
        assert.deepStrictEqual(yield* found({ since: 0, descending: true }), yield* found({}))
        assert.deepStrictEqual(yield* found({ person: sam, since: noon + 3, about: "signIns" }), [3])
      })
    )

    it.effect("pages through the entire log without duplicates or gaps", () =>
      Effect.gen(function* () {
        const log = yield* AuditLog
        const shop = withTenant(yield* newTenant)
        const events = Array.from({ length: batchSize + 3 }, (_, index) => entry(index, {}))
        yield* Effect.forEach(events, (event) => log.add(event).pipe(shop), { concurrency: 4 })
        const first = yield* log.batch({}).pipe(shop)
        const second = yield* log.batch({}, first.next).pipe(shop)
        assert.strictEqual(first.items.length, batchSize)
        assert.strictEqual(second.next, undefined)
        assert.deepStrictEqual([...first.items, ...second.items], events.toReversed())
      })
    )

    it.effect("knows which devices a person has signed in with; refused attempts do not count", () =>
      Effect.gen(function* () {
        const log = yield* AuditLog
        const shop = withTenant(yield* newTenant)
        const { userId } = beas
        const devices = (device: string) => log.devices(userId, device).pipe(shop)
        assert.deepStrictEqual(yield* devices("Chrome, Windows"), { anySignIn: false, thisDevice: false })
        yield* log.add(entry(1, { kind: "signInRefused", device: "Safari, iPhone" })).pipe(shop)
        assert.deepStrictEqual(yield* devices("Safari, iPhone"), { anySignIn: false, thisDevice: false })
        yield* log.add(entry(2, {})).pipe(shop)
        assert.deepStrictEqual(yield* devices("Safari, iPhone"), { anySignIn: true, thisDevice: false })
        assert.deepStrictEqual(yield* devices("Chrome, Windows"), { anySignIn: true, thisDevice: true })
      })
    )
  })

const beas = { userId: UserId.make(crypto.randomUUID()), userName: "Bea Diaz" }

/** Ids that increase with time, like UUIDv7. */
const entry = (at: number, more: Partial<AuditEvent>): AuditEvent => ({
  id: `${(noon + at)
    .toString(16)
    .padStart(12, "0")
    .replace(/(.{8})/, "$1-")}-7000-8000-${crypto.randomUUID().slice(24)}`,
  at: noon + at,
  kind: "signedIn",
  ...beas,
  byName: "",
  method: "password",
  refused: null,
  device: "Chrome, Windows",
  network: "203.0.113.x",
  list: "",
  format: null,
  rows: null,
  detail: "",
  ...more
})
