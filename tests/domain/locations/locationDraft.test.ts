import { assert, describe, it } from "@effect/vitest"
import { LocationDraft } from "#domain/locations/Location.ts"
import { sampleLocation } from "#domain/testing/samples.ts"
import { validationErrors } from "../shared/faultsOf.ts"

const faults = (changes: object) => validationErrors(LocationDraft, { ...sampleLocation, ...changes })

describe("a location draft", () => {
  it("is valid for the sample", () => assert.deepStrictEqual(faults({}), {}))

  it.each([
    ["", ["required"]],
    ["ELEVENCHARS", ["tooLong:10"]],
    ["A B", ["shortId.characters"]],
    ["A/B", ["shortId.characters"]],
    ["<b>", ["shortId.characters", "text.invalidCharacters"]]
  ] as const)("rejects the short id %j", (locationShortId, said) =>
    assert.sameMembers([...(faults({ locationShortId })["locationShortId"] ?? [])], [...said])
  )

  it.each(["TUS", "QC-1", "Québec", "7"])("accepts the short id %j", (locationShortId) =>
    assert.deepStrictEqual(faults({ locationShortId }), {})
  )

  it.each([
    ["", "required"],
    ["Mars/Olympus", "timeZone.unknown"],
    ["Mountain Time", "timeZone.unknown"]
  ])("rejects the time zone %j", (timeZone, said) => assert.deepStrictEqual(faults({ timeZone }), { timeZone: [said] }))

  it.each([
    [-1, "taxRate.range"],
    [10_000.5, "taxRate.range"],
    [887.555, "taxRate.decimals"]
  ])("rejects a tax of %s basis points", (defaultPartsTaxRate, said) =>
    assert.deepStrictEqual(faults({ defaultPartsTaxRate }), { defaultPartsTaxRate: [said] })
  )

  it("requires phone and address and accepts no email address", () => {
    const { address } = sampleLocation
    assert.deepStrictEqual(faults({ phoneNumber: "", emailAddress: "", address: { ...address, address1: "" } }), {
      phoneNumber: ["required"],
      "address.address1": ["required"]
    })
    assert.deepStrictEqual(faults({ address: { ...address, region: "QC" } }), {
      "address.region": ["region.notOfCountry"]
    })
  })
})
