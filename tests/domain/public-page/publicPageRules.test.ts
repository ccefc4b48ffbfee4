import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { messageIds } from "#domain/contract/messageIds.ts"
import { HexColor } from "#domain/public-page/PageColors.ts"
import { maxJobPictures, PublicPageLookDraft, defaultLook } from "#domain/public-page/PublicPageLook.ts"
import { PublicPageSettingDraft, defaultSetting } from "#domain/public-page/PublicPageSetting.ts"
import { publicPageStateOf } from "#domain/public-page/readPublicPage.ts"
import { sampleTenant } from "#domain/testing/samples.ts"

const right = { ...defaultSetting, recipients: ["dana@copperstate.example"] }

/** Validation errors, as `path: message`. */
const faults = (schema: Schema.Codec<unknown, unknown>, input: unknown): ReadonlyArray<string> => {
  const read = Schema.decodeUnknownResult(schema, { errors: "all" })(input)
  return read._tag === "Success"
    ? []
    : messageIds(read.failure.issue).issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
}
const settingFaults = (changes: object) => faults(PublicPageSettingDraft as never, { ...right, ...changes })
const monday = (day: object) => [{ ...right.hours[0], ...day }, ...right.hours.slice(1)]

describe("public page settings", () => {
  it("are valid by default except for a missing recipient", () => {
    assert.deepStrictEqual(settingFaults({}), [])
    assert.deepStrictEqual(settingFaults({ recipients: [] }), ["recipients: recipients.required"])
  })

  it("require valid hours on every open day, with opening before closing; closed days need none (spec §5)", () => {
    assert.deepStrictEqual(settingFaults({ hours: monday({ open: "17:00", close: "08:00" }) }), [
      "hours.0.close: pageHours.openBeforeClose"
    ])
    assert.deepStrictEqual(settingFaults({ hours: monday({ open: "08:00", close: "08:00" }) }), [
      "hours.0.close: pageHours.openBeforeClose"
    ])
    assert.deepStrictEqual(settingFaults({ hours: monday({ open: "" }) }), ["hours.0.open: pageHours.missing"])
    assert.deepStrictEqual(settingFaults({ hours: monday({ isOpen: false, open: "17:00", close: "08:00" }) }), [])
    assert.deepStrictEqual(settingFaults({ hours: monday({ isOpen: false, open: "", close: "" }) }), [])
  })

  it("require whole miles, a deposit the processor accepts, and sites as origins", () => {
    assert.deepStrictEqual(settingFaults({ serviceRadius: 501 }), ["serviceRadius: serviceRadius.range"])
    assert.isNotEmpty(settingFaults({ serviceRadius: "25" }))
    assert.isNotEmpty(settingFaults({ serviceRadius: 2.5 }))
    assert.deepStrictEqual(settingFaults({ payment: "deposit", deposit: 99 }), ["deposit: deposit.range"])
    assert.deepStrictEqual(settingFaults({ payment: "none", deposit: 0 }), [])
    for (const wrong of [
      "http://a.example",
      "https://a.example/quote",
      "*",
      "https://a.example; script-src *",
      "https://a.example/",
      "https://*.a.example",
      "https://A.example",
      "https://-a.example",
      "https://a",
      "https://10.0.0.1",
      "https://a.example:99999",
      "http://localhost.a.example",
      ""
    ])
      assert.deepStrictEqual(settingFaults({ embedOrigins: [wrong] }), ["embedOrigins.0: origin.invalid"], wrong)
    assert.deepStrictEqual(settingFaults({ embedOrigins: ["https://www.a.example", "https://a.example:8443"] }), [])
    assert.deepStrictEqual(
      settingFaults({ embedOrigins: ["http://localhost:8080", "https://xn--pare-brise-r7a.example"] }),
      []
    )
    assert.deepStrictEqual(
      settingFaults({ embedOrigins: ["https://a.example", "https://b.example", "https://a.example"] }),
      ["embedOrigins.2: origins.twice"]
    )
    const many = Array.from({ length: 11 }, (_, at) => `https://www${at}.a.example`)
    assert.deepStrictEqual(settingFaults({ embedOrigins: many }), ["embedOrigins: tooMany:10"])
    assert.isNotEmpty(settingFaults({ recipients: ["dana@copperstate.example", "DANA@copperstate.example"] }))
    assert.isNotEmpty(settingFaults({ services: [] }))
  })
})

describe("the public page look", () => {
  it("accepts colors of # and 6 or 8 hex digits only (spec §5, trade 8.8)", () => {
    for (const text of ["#0b6b73", "#0B6B73", "#0c2226b3"]) assert.isTrue(Schema.is(HexColor)(text), text)
    for (const text of ["0b6b73", "#0b6b7", "#0b6b73b", "#0b6b73b30", "#zzzzzz", "teal", "#fff", "", "#0b6b73;}"])
      assert.isFalse(Schema.is(HexColor)(text), text)
  })

  it("has at most twelve unique job pictures and no tags in its texts", () => {
    const picture = () => ({ id: crypto.randomUUID(), alt: "" })
    const lookFaults = (changes: object) => faults(PublicPageLookDraft as never, { ...defaultLook, ...changes })
    assert.deepStrictEqual(lookFaults({ recentJobs: Array.from({ length: maxJobPictures }, picture) }), [])
    assert.deepStrictEqual(lookFaults({ recentJobs: Array.from({ length: maxJobPictures + 1 }, picture) }), [
      "recentJobs: tooMany:12"
    ])
    const twice = picture()
    assert.deepStrictEqual(lookFaults({ recentJobs: [twice, twice] }), ["recentJobs: picture.twice"])
    assert.deepStrictEqual(lookFaults({ aboutText: { en: "<script>", fr: "", es: "" } }), [
      "aboutText.en: text.invalidCharacters"
    ])
  })
})

describe("the status of a shop's public page", () => {
  const now = Date.UTC(2026, 10, 25)
  const state = (changes: object, isOn = true) => publicPageStateOf({ ...sampleTenant, ...changes }, { isOn }, now)

  it("is active for an approved shop with the add-on and the page enabled, and otherwise states why not", () => {
    assert.strictEqual(state({}), "active")
    assert.strictEqual(state({}, false), "switchedOff")
    assert.strictEqual(state({ features: ["FullCRM"] }), "notBought")
    assert.strictEqual(state({ approved: false }), "notApproved")
    assert.strictEqual(state({ accountActive: false }), "notPaid")
    assert.strictEqual(state({ billingStatus: "closed" }), "notPaid")
    assert.strictEqual(state({ edition: "freeTrial", freeTrialEnds: "2026-11-20" }), "notPaid")
  })
})
