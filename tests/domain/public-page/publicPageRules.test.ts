import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { messageIds } from "#domain/contract/messageIds.ts"
import { HexColor } from "#domain/public-page/PageColors.ts"
import { mostJobPictures, PublicPageLookDraft, usualLook } from "#domain/public-page/PublicPageLook.ts"
import { PublicPageSettingDraft, usualSetting } from "#domain/public-page/PublicPageSetting.ts"
import { publicPageState } from "#domain/public-page/readPublicPage.ts"
import { sampleTenant } from "#domain/testing/samples.ts"

const right = { ...usualSetting, recipients: ["dana@copperstate.example"] }

/** What is wrong with it, as `path: message`. */
const faults = (schema: Schema.Codec<unknown, unknown>, input: unknown): ReadonlyArray<string> => {
  const read = Schema.decodeUnknownResult(schema, { errors: "all" })(input)
  return read._tag === "Success"
    ? []
    : messageIds(read.failure.issue).issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
}
const settingFaults = (changes: object) => faults(PublicPageSettingDraft as never, { ...right, ...changes })
const monday = (day: object) => [{ ...right.hours[0], ...day }, ...right.hours.slice(1)]

describe("the settings of the public page", () => {
  it("are right as a shop begins, but for a recipient", () => {
    assert.deepStrictEqual(settingFaults({}), [])
    assert.deepStrictEqual(settingFaults({ recipients: [] }), ["recipients: recipients.required"])
  })

  it("want valid hours on every open day, the open time before the close time; closed days need none (spec §5)", () => {
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

  it("take a whole number of miles, a deposit that a processor takes, and sites by their origin", () => {
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

describe("the look of the public page", () => {
  it("takes colors of # and 6 or 8 hex digits, and no others (spec §5, trade 8.8)", () => {
    for (const text of ["#0b6b73", "#0B6B73", "#0c2226b3"]) assert.isTrue(Schema.is(HexColor)(text), text)
    for (const text of ["0b6b73", "#0b6b7", "#0b6b73b", "#0b6b73b30", "#zzzzzz", "teal", "#fff", "", "#0b6b73;}"])
      assert.isFalse(Schema.is(HexColor)(text), text)
  })

  it("has at most twelve pictures of jobs, each once, and no tags in its texts", () => {
    const picture = () => ({ id: crypto.randomUUID(), alt: "" })
    const lookFaults = (changes: object) => faults(PublicPageLookDraft as never, { ...usualLook, ...changes })
    assert.deepStrictEqual(lookFaults({ recentJobs: Array.from({ length: mostJobPictures }, picture) }), [])
    assert.deepStrictEqual(lookFaults({ recentJobs: Array.from({ length: mostJobPictures + 1 }, picture) }), [
      "recentJobs: tooMany:12"
    ])
    const twice = picture()
    assert.deepStrictEqual(lookFaults({ recentJobs: [twice, twice] }), ["recentJobs: picture.twice"])
    assert.deepStrictEqual(lookFaults({ aboutText: { en: "<script>", fr: "", es: "" } }), [
      "aboutText.en: text.invalidCharacters"
    ])
  })
})

describe("the state of a shop's public page", () => {
  const now = Date.UTC(2026, 10, 25)
  const state = (changes: object, isOn = true) => publicPageState({ ...sampleTenant, ...changes }, { isOn }, now)

  it("is active for an approved shop with the add-on that has switched it on, and says why not otherwise", () => {
    assert.strictEqual(state({}), "active")
    assert.strictEqual(state({}, false), "switchedOff")
    assert.strictEqual(state({ features: ["FullCRM"] }), "notBought")
    assert.strictEqual(state({ approved: false }), "notApproved")
    assert.strictEqual(state({ accountActive: false }), "notPaid")
    assert.strictEqual(state({ billingStatus: "closed" }), "notPaid")
    assert.strictEqual(state({ edition: "freeTrial", freeTrialEnds: "2026-11-20" }), "notPaid")
  })
})
