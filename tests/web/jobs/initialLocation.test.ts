import { assert, describe, it } from "@effect/vitest"
import { initialLocation } from "#web/jobs/initialLocation.ts"
import { freshLocation } from "#tests/contracts/fresh.ts"

const [mesa, tempe, tucson, closed] = [
  freshLocation(),
  freshLocation(),
  freshLocation(),
  freshLocation({ status: "inactive" })
]
const all = [closed, mesa, tempe, tucson]

describe("a new quote's location", () => {
  it.each([
    ["the user's default location", { defaultLocationKey: tucson.id, assignedLocations: [tempe.id] }, tucson],
    [
      "an assigned location if the user has no default",
      { defaultLocationKey: null, assignedLocations: [tempe.id] },
      tempe
    ],
    [
      "an assigned location if the default is inactive",
      { defaultLocationKey: closed.id, assignedLocations: [closed.id, tempe.id] },
      tempe
    ],
    ["the shop's first active location otherwise", { defaultLocationKey: closed.id, assignedLocations: [] }, mesa]
  ] as const)("is %s", (_, person, expected) => assert.strictEqual(initialLocation(all, person), expected))

  it("is empty if the shop has no active location", () =>
    assert.isUndefined(initialLocation([closed], { defaultLocationKey: closed.id, assignedLocations: [] })))
})
