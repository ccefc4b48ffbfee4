import { assert, describe, it } from "@effect/vitest"
import { UserId } from "#domain/access/CurrentUser.ts"
import type { Feature, Role } from "#domain/access/Role.ts"
import { maySeeEvent } from "#domain/shop-events/followShop.ts"
import { type KeptShopEvent, ShopEventKind } from "#domain/shop-events/ShopEvent.ts"

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
const event = (kind: ShopEventKind, changes: Partial<KeptShopEvent> = {}): KeptShopEvent => ({
  kind,
  change: "changed",
  id: "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f52",
  job: null,
  people: [],
  ...changes
})
const seenBy = (who: ReturnType<typeof person>, changes: Partial<KeptShopEvent> = {}) =>
  ShopEventKind.literals.filter((kind) => maySeeEvent(who, event(kind, changes)))

describe("an event of the shop", () => {
  it("is told to whoever may ask for what changed", () => {
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

  it("is told to those who only install where it is their own work, never of money, messages or customers", () => {
    assert.deepStrictEqual(seenBy(person("installer"), { people: [dana, luis] }), ["job", "appointment", "reminder"])
    assert.deepStrictEqual(seenBy(person("installer"), { people: [luis] }), [])
    assert.deepStrictEqual(seenBy(person("installer", "sales"), { people: [luis] }), [...ShopEventKind.literals])
  })

  it("of so many things that none is named is told to all who may ask", () => {
    assert.deepStrictEqual(seenBy(person("installer"), { id: null }), ["job", "appointment", "reminder"])
  })

  it("is told to nobody whose shop has not the feature, or whose account is not active", () => {
    assert.deepStrictEqual(seenBy({ ...person("owner"), features: [] }), [])
    assert.deepStrictEqual(seenBy({ ...person("owner"), accountActive: false }), [])
    assert.deepStrictEqual(seenBy(person("root")), [])
  })

  it("of who has a job open is not told to whoever came or left themselves", () => {
    const office = person("sales")
    assert.isFalse(maySeeEvent(office, event("presence", { people: [dana] })))
    assert.isTrue(maySeeEvent(office, event("presence", { people: [luis] })))
    assert.isTrue(maySeeEvent(office, event("presence", { people: [dana, luis] })))
    assert.isFalse(maySeeEvent(person("installer"), event("presence", { people: [luis] })))
  })
})
