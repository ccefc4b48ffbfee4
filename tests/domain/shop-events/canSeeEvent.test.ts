import { assert, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { Feature, Role } from "#domain/access/Role.ts"
import { canSeeEvent } from "#domain/shop-events/streamShopEvents.ts"
import { type StoredShopEvent, ShopEventKind } from "#domain/shop-events/ShopEvent.ts"

const [dana, luis] = [
  UserId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  UserId.make("0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f51")
]
const person = (...roles: ReadonlyArray<Role>) => ({
  id: dana,
  roles,
  features: ["FullCRM", "WorkRequest"] as ReadonlyArray<Feature>,
  accountActive: true
})
const event = (kind: ShopEventKind, changes: Partial<StoredShopEvent> = {}): StoredShopEvent => ({
  kind,
  change: "changed",
  id: "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f52",
  job: null,
  people: [],
  ...changes
})
const seenBy = (who: ReturnType<typeof person>, changes: Partial<StoredShopEvent> = {}) =>
  ShopEventKind.literals.filter((kind) => canSeeEvent(who, event(kind, changes)))

describe("a shop event", () => {
  it("is visible to those who may read what changed", () => {
    assert.deepStrictEqual(seenBy(person("owner")), [...ShopEventKind.literals])
    assert.deepStrictEqual(seenBy(person("sales")), [...ShopEventKind.literals])
    assert.deepStrictEqual(seenBy(person("vinDecoder")), [
      "job",
      "appointment",
      "payment",
      "message",
      "reminder",
      "presence"
    ])
  })

  it("is visible to installer-only users if it concerns their own work, and never for money, messages, or customers", () => {
    assert.deepStrictEqual(seenBy(person("installer"), { people: [dana, luis] }), ["job", "appointment", "reminder"])
    assert.deepStrictEqual(seenBy(person("installer"), { people: [luis] }), [])
    assert.deepStrictEqual(seenBy(person("installer", "sales"), { people: [luis] }), [...ShopEventKind.literals])
  })

  it("without a specific record is visible to all who may read its kind", () => {
    assert.deepStrictEqual(seenBy(person("installer"), { id: null }), ["job", "appointment", "reminder"])
  })

  it("is hidden if the shop lacks the feature or the account is not active", () => {
    assert.deepStrictEqual(seenBy({ ...person("owner"), features: [] }), [])
    assert.deepStrictEqual(seenBy({ ...person("owner"), accountActive: false }), [])
    assert.deepStrictEqual(seenBy(person("root")), [])
  })

  it("about who has a job open is hidden from the person who came or left", () => {
    const office = person("sales")
    assert.isFalse(canSeeEvent(office, event("presence", { people: [dana] })))
    assert.isTrue(canSeeEvent(office, event("presence", { people: [luis] })))
    assert.isTrue(canSeeEvent(office, event("presence", { people: [dana, luis] })))
    assert.isFalse(canSeeEvent(person("installer"), event("presence", { people: [luis] })))
  })
})
