import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { LocationDraft } from "#domain/locations/Location.ts"
import { regionsOf } from "#domain/shared/Address.ts"
import { freshLocation } from "#tests/contracts/fresh.ts"
import { matchesTimeZone, localizeTimeZone, timeZones } from "#web/forms/timeZones.ts"
import { LocationInput, locationValues } from "#web/locations/locationKind.ts"
import { zoneOfRegion } from "#web/locations/LocationFields.tsx"

describe("the location form", () => {
  it.each([
    [825, 8250],
    [887.5, 8875],
    [997.5, 9975],
    [841.2, 8412],
    [0, 0],
    [10_000, 100_000],
    [1.1, 11]
  ])("shows %s basis points as %s thousandths of a percent, and converts back", (kept, typed) => {
    const location = freshLocation({ defaultPartsTaxRate: kept })
    const values = locationValues("US")(location)
    assert.strictEqual(values.defaultPartsTaxRate, typed)
    const { id: _, version: _version, ...draft } = location
    assert.deepStrictEqual({ ...Schema.decodeSync(LocationInput)(values) }, { ...draft })
  })

  it("starts in the shop's country, active and without a tax rate", () => {
    const values = locationValues("CA")(undefined)
    assert.deepStrictEqual([values.address.country, values.status, values.defaultPartsTaxRate], ["CA", "active", 0])
  })
})

describe("the list of time zones", () => {
  it("contains only zones known to the domain, each once", () => {
    const { timeZone } = LocationDraft.fields
    assert.deepStrictEqual(
      timeZones.filter((zone) => !Schema.is(timeZone)(zone)),
      []
    )
    assert.strictEqual(new Set(timeZones).size, timeZones.length)
  })

  it("contains the suggested zone of every state and province", () => {
    const regions = [...regionsOf("US"), ...regionsOf("CA")].filter((region) => region !== "NA")
    assert.deepStrictEqual(
      regions.filter((region) => !timeZones.includes(zoneOfRegion[region] ?? "")),
      []
    )
    assert.sameMembers(Object.keys(zoneOfRegion), regions)
  })

  it.each([
    ["mountain", "en", ["America/Denver", "America/Phoenix"]],
    ["st john", "en", ["America/St_Johns"]],
    ["rocheuses", "fr", ["America/Denver"]],
    ["PHOE", "en", ["America/Phoenix"]]
  ])("is searched by %j in %s", (text, locale, zones) => {
    const found = timeZones.filter((zone) => matchesTimeZone(localizeTimeZone(zone, locale), text))
    assert.includeMembers(found, zones)
    assert.notInclude(found, "America/Toronto")
  })
})
