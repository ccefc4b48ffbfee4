import { assert, describe, it } from "@effect/vitest"
import { fillTemplate, templateVariables, unknownVariables } from "#domain/messages/fillTemplate.ts"
import { Channel, MessageTemplate } from "#domain/messages/MessageTemplate.ts"
import { messageTextsOf } from "#domain/messages/messageTextsOf.ts"
import { keywordIn } from "#domain/messages/receiveText.ts"
import { toGsmText, smsSegments } from "#domain/messages/smsSegments.ts"
import { toSmsNumber } from "#domain/messages/toSmsNumber.ts"
import { renderEmail } from "#domain/messages/renderMessage.ts"

const sample = Object.fromEntries(
  templateVariables.map((name) => [
    name,
    name === "link"
      ? `https://copperstate.frit.example/document/${"x".repeat(43)}`
      : name === "vehicle"
        ? "2024 Toyota Camry"
        : name === "shop"
          ? "Copper State"
          : "1001"
  ])
)

describe("message texts", () => {
  for (const [language, t] of Object.entries(messageTextsOf)) {
    for (const template of MessageTemplate.literals)
      for (const channel of Channel.literals) {
        it(`${language} ${template} ${channel}: use only known placeholders, and include the link`, () => {
          const subject = channel === "sms" ? "" : t(`${template}.email.subject`)
          const body = t(`${template}.${channel}.body`)
          assert.deepStrictEqual(
            [subject, body].flatMap((text) => unknownVariables(text, template)),
            []
          )
          assert.include(body, "{link}")
          assert.notMatch(fillTemplate(subject + body, sample), /[{}]/)
          if (channel === "sms") {
            assert.match(body, /STOP|ARRET/)
            assert.isAtMost(smsSegments(fillTemplate(body, sample)).segments, 2)
          } else assert.isNotEmpty(subject)
        })
      }
    it(`${language}: state kinds, frequency, rates, STOP and HELP in the consent (trade 1.2)`, () => {
      assert.match(t("consent", { shop: "Copper State" }), /STOP|ARRET/)
      assert.match(t("consent", { shop: "Copper State" }), /HELP|AIDE/)
    })
    it(`${language}: use only GSM characters in automatic replies`, () => {
      for (const answer of [t("answers.stopped"), t("answers.help", { shops: "Copper State 480-555-0142" })])
        assert.strictEqual(smsSegments(answer).alphabet, "gsm7")
    })
  }

  it("use the GSM alphabet where its characters suffice, and keep names as written", () =>
    assert.strictEqual(
      toGsmText("Vitres d’Or\u00a0: le 22 août 2026 – Zoë…"),
      "Vitres d'Or : le 22 aout 2026 - Zoë..."
    ))

  it("leave placeholders without a value unchanged", () =>
    assert.strictEqual(
      fillTemplate("{firstName} {total} {constructor}", { firstName: "Ada" }),
      "Ada {total} {constructor}"
    ))

  it("become an email with a button in place of the link, and escape the customer's data", () => {
    const { text, html } = renderEmail({
      template: "quote",
      language: "en",
      subject: "Quote",
      body: "Hello <b>Ada</b>,\n\nsee it:\n{link}\n\nBye.",
      sender: { name: "Copper & Co", lines: ["1 Desert Way", "480-555-0142"] },
      link: "https://x.example/document/t"
    })
    assert.strictEqual(
      text,
      "Hello <b>Ada</b>,\n\nsee it:\nhttps://x.example/document/t\n\nBye.\n\n-- \nCopper & Co\n1 Desert Way\n480-555-0142\nSent by Frit for Copper & Co.\n"
    )
    assert.include(html, "Copper &amp; Co</strong><br>1 Desert Way<br>480-555-0142")
    assert.include(html, 'href="https://x.example/document/t"')
    assert.include(html, "Hello &lt;b&gt;Ada")
    assert.isBelow(html.indexOf("see it:"), html.indexOf("View the quote"))
    assert.isBelow(html.indexOf("View the quote"), html.indexOf("Bye."))
  })
})

describe("phone numbers and replies", () => {
  it.each([
    ["(602) 555-0101", "+16025550101"],
    ["1 602 555 0101", "+16025550101"],
    ["602-555-0101 x12", "+16025550101"],
    ["602-555-0101 poste 12", "+16025550101"],
    ["tel:+52 55 1234 5678", "+525512345678"],
    ["+52 55 1234 5678", "+525512345678"],
    ["555-0101", undefined],
    ["+1", undefined]
  ])("normalize %s to %s", (typed, expected) => {
    assert.strictEqual(toSmsNumber(typed), expected)
  })
  it.each([
    ["STOP", "stopped"],
    [" stop. ", "stopped"],
    ["Arrêt!", "stopped"],
    ["arrêtez", "stopped"],
    ["Alto", "stopped"],
    ["unsubscribe", "stopped"],
    ["START", "resumed"],
    ["unstop", "resumed"],
    ["HELP", "help"],
    ["Aide", "help"],
    ["AYUDA", "help"],
    ["please stop by at noon", undefined]
  ])('read "%s" as %s', (text, heard) => {
    assert.strictEqual(keywordIn(text)?.kind, heard)
  })
})
