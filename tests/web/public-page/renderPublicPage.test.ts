import { brotliCompressSync } from "node:zlib"
import { assert, describe, it } from "@effect/vitest"
import { languageTags } from "#domain/words/languages.ts"
import { renderNoPublicPage, renderPublicPage } from "#web/public-page/renderPublicPage.ts"
import { pageAsked, pageFacts } from "./pageFacts.ts"

const page = (facts: object = {}, asked: object = {}) =>
  renderPublicPage({ ...pageFacts, ...facts }, { ...pageAsked, ...asked }).html
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!) as Record<string, unknown>

/** Replaces every string in a value, at any depth. */
const everyText = (value: unknown, text: string, keep: ReadonlyArray<string>, key = ""): unknown =>
  typeof value === "string"
    ? keep.includes(key)
      ? value
      : text
    : Array.isArray(value)
      ? value.map((one) => everyText(one, text, keep, key))
      : value !== null && typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, everyText(one, text, keep, name)]))
        : value

describe("the public page", () => {
  it("shows who the shop is, what it does, when it is open and how to reach it, without scripts", () => {
    const html = page()
    for (const said of [
      "<h1>",
      "Get my price",
      "Copper State Auto Glass",
      "Since 1998.",
      "We answer ourselves.",
      "A Kona, calibrated",
      "20 Mill Avenue",
      "Tempe, AZ 85281",
      'href="tel:+16025550100"',
      'href="mailto:office@copperstate.example"',
      'href="/quote?lang=en"',
      "Open now until 5:00",
      'aria-label="Map of the service area: 25 miles around Tempe"'
    ])
      assert.include(html, said)
    assert.strictEqual(html.match(/<script/g)?.length, 1)
    assert.notMatch(html, / on[a-z]+=| style=|javascript:/i)
    assert.strictEqual(html.match(/<h1>/g)?.length, 1)
  })

  it("provides search engines a separate URL for each language", () => {
    for (const language of languageTags) {
      const html = page({}, { language, isChosen: true })
      assert.include(html, `<html lang="${language}">`)
      assert.include(html, `<link rel="canonical" href="https://copper.frit.example/?lang=${language}">`)
      for (const tag of languageTags)
        assert.include(html, `hreflang="${tag}" href="https://copper.frit.example/?lang=${tag}"`)
      assert.include(html, 'hreflang="x-default" href="https://copper.frit.example/"')
      for (const property of ["title", "description", "url", "image", "locale"])
        assert.match(html, new RegExp(`<meta property="og:${property}" content="[^"]+">`))
      assert.match(html, /<meta name="description" content="[^"]{50,180}">/)
    }
    assert.include(page(), '<link rel="canonical" href="https://copper.frit.example/">')
  })

  it("contains structured data of a local business that matches the page and adds nothing", () => {
    const data = dataIn(page())
    assert.deepStrictEqual(data["@type"], ["LocalBusiness", "AutoRepair"])
    assert.strictEqual(data["telephone"], pageFacts.phoneNumber)
    assert.strictEqual((data["address"] as Record<string, unknown>)["postalCode"], "85281")
    assert.strictEqual((data["openingHoursSpecification"] as ReadonlyArray<unknown>).length, 5)
    assert.deepStrictEqual((data["openingHoursSpecification"] as ReadonlyArray<unknown>)[0], {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: "https://schema.org/Monday",
      opens: "08:00",
      closes: "17:00"
    })
    assert.strictEqual((data["areaServed"] as Record<string, unknown>)["geoRadius"], 40225)
    const hidden = page({ places: [], map: null })
    assert.notInclude(hidden, "20 Mill Avenue")
    assert.doesNotHaveAnyKeys(dataIn(hidden), ["address", "geo", "areaServed"])
  })

  it("escapes every text that a shop can enter, in the page and in its structured data", () => {
    const evil = `</script></style><script>alert(1)</script>"'><img src=x onerror=alert(1)>`
    const facts = everyText(pageFacts, evil, ["language", "services", "timeZone", "open", "close", "id", "small"])
    const { html } = renderPublicPage(facts as never, pageAsked)
    assert.notInclude(html, "<script>alert")
    assert.notInclude(html, "<img src=x")
    assert.strictEqual(html.match(/<\/style>/g)?.length, 1)
    assert.strictEqual(html.match(/<script/g)?.length, 1)
    assert.strictEqual(dataIn(html)["name"], evil)
  })

  it("shows a text in the shop's own language if there is none in the visitor's", () => {
    assert.include(page({}, { language: "fr" }), "Depuis 1998.")
    assert.include(page({}, { language: "es" }), "Since 1998.")
    assert.include(page({ language: "fr" }, { language: "es" }), "Depuis 1998.")
  })

  it("asks visitors to call while online quotes are unavailable, and promises no price if the shop gives none", () => {
    const called = page({}, { quotePath: undefined })
    assert.notInclude(called, "/quote")
    assert.include(called, "Call 602-555-0100")
    const unpriced = page({ hasPrices: false })
    assert.include(unpriced, "Get a quote")
    assert.notInclude(unpriced, "price in a minute")
  })

  it("omits what the shop has not provided: no empty section, no carousel, no map", () => {
    const look = { ...pageFacts.look, about: null, recentJobs: [], aboutText: { en: "", fr: "", es: "" } }
    const html = page({ look, map: null, emailAddress: "", phoneNumber: "" })
    for (const none of ['id="about"', 'id="jobs"', 'class="Map"', "mailto:", "tel:+16025550100"])
      assert.notInclude(html, none)
  })

  it("transfers at most 110 kB including its style sheet, and has no scripts", () => {
    assert.isBelow(brotliCompressSync(page()).length, 20_000)
    assert.isBelow(page().length, 80_000)
  })
})

describe("the placeholder for a shop without a page", () => {
  it("is friendly, not indexed by search engines, and shows nothing but the shop's name", () => {
    for (const language of languageTags) {
      const { html } = renderNoPublicPage("Copper <State>", language)
      assert.include(html, "Copper &lt;State&gt;")
      assert.include(html, '<meta name="robots" content="noindex">')
      assert.notInclude(html, "tel:")
      assert.notInclude(html, "ld+json")
    }
  })
})
