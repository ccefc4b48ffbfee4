import { assert, describe, it } from "@effect/vitest"
import { isLocal, startWarnings, wantsDemo } from "#api/exposure.ts"

const local = [
  "http://localhost:3000",
  "http://demo.localhost:3000",
  "https://localhost",
  "http://127.0.0.1:3000",
  "http://[::1]:3000"
].map((text) => new URL(text))
const elsewhere = [
  "https://frit.example",
  "http://192.168.1.4:3000",
  "https://localhost.evil.example",
  "http://notlocalhost:3000",
  "https://127.0.0.1.nip.io",
  "http://frit.local"
].map((text) => new URL(text))

describe("a server published beyond localhost", () => {
  it("distinguishes localhost from look-alikes", () => {
    assert.deepStrictEqual(
      local.filter((url) => !isLocal(url)),
      []
    )
    assert.deepStrictEqual(elsewhere.filter(isLocal), [])
  })

  it("gets no demo shops, embedded or requested, unless publishing them is allowed", () => {
    for (const asked of [undefined, true, false])
      for (const isEmbedded of [true, false]) assert.isFalse(wantsDemo(asked, isEmbedded, false))
    assert.deepStrictEqual(
      [
        wantsDemo(undefined, true, true),
        wantsDemo(undefined, false, true),
        wantsDemo(false, true, true),
        wantsDemo(true, false, true)
      ],
      [true, false, false, true]
    )
  })

  it("warns at startup about missing services, open access and how clients are counted", () => {
    for (const url of local) assert.deepStrictEqual(startWarnings(url, {}, true), [])
    const named = (env: Record<string, string>, pretends = false) =>
      startWarnings(new URL("https://frit.example"), env, pretends).map((line) => line.split(" ")[0])
    assert.deepStrictEqual(named({}), [
      "FRIT_SMTP_URL",
      "FRIT_TWILIO_SID",
      "FRIT_SQUARE_TOKEN",
      "FRIT_PLATE_URL",
      "FRIT_TRUSTED_PROXIES"
    ])
    assert.deepStrictEqual(
      named({
        FRIT_SMTP_URL: "smtp://x",
        FRIT_TWILIO_SID: "AC",
        FRIT_SQUARE_TOKEN: "x",
        FRIT_PLATE_URL: "https://x",
        FRIT_TRUSTED_PROXIES: "1"
      }),
      []
    )
    assert.include(named({}, true), "FRIT_PUBLISH_DEMO")
    assert.include(startWarnings(new URL("http://frit.example"), {}, false).join(), "without TLS")
  })
})
