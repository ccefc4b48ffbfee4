import { assert, describe, it } from "@effect/vitest"
import { fillTemplate, templateVariables, unknownVariables } from "#domain/messages/fillTemplate.ts"
import { Channel, MessageTemplate } from "#domain/messages/MessageTemplate.ts"
import { messageWordsOf } from "#domain/messages/messageWordsOf.ts"
import { heardIn } from "#domain/messages/receiveText.ts"
import { plainSms, smsSegments } from "#domain/messages/smsSegments.ts"
import { textableNumber } from "#domain/messages/textableNumber.ts"
import { writeLetter } from "#domain/messages/writeMessage.ts"

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

describe("the words of messages", () => {
  for (const [language, t] of Object.entries(messageWordsOf)) {
    for (const template of MessageTemplate.literals)
      for (const channel of Channel.literals) {
        it(`${language} ${template} ${channel}: names only what there is, and the link`, () => {
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
    it(`${language}: consent says kinds, frequency, rates, STOP and HELP (trade 1.2)`, () => {
      assert.match(t("consent", { shop: "Copper State" }), /STOP|ARRET/)
      assert.match(t("consent", { shop: "Copper State" }), /HELP|AIDE/)
    })
    it(`${language}: what is answered to a phone is in the alphabet of short messages`, () => {
      for (const answer of [t("answers.stopped"), t("answers.help", { shops: "Copper State 480-555-0142" })])
        assert.strictEqual(smsSegments(answer).alphabet, "gsm7")
    })
  }

  it("keep to the alphabet of short messages where its signs will do, and to names as they are written", () =>
    assert.strictEqual(plainSms("Vitres d’Or\u00a0: le 22 août 2026 – Zoë…"), "Vitres d'Or : le 22 aout 2026 - Zoë..."))

  it("leaves what has no value as it stands", () =>
    assert.strictEqual(
      fillTemplate("{firstName} {total} {constructor}", { firstName: "Ada" }),
      "Ada {total} {constructor}"
    ))

  it("become a letter with a button where the link stands, and nothing of the reader's is markup", () => {
    const { text, html } = writeLetter({
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

describe("phones", () => {
  it.each([
    ["(602) 555-0101", "+16025550101"],
    ["1 602 555 0101", "+16025550101"],
    ["602-555-0101 x12", "+16025550101"],
    ["602-555-0101 poste 12", "+16025550101"],
    ["tel:+52 55 1234 5678", "+525512345678"],
    ["+52 55 1234 5678", "+525512345678"],
    ["555-0101", undefined],
    ["+1", undefined]
  ])("%s is texted at %s", (typed, expected) => {
    assert.strictEqual(textableNumber(typed), expected)
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
  ])('"%s" is heard as %s', (text, heard) => {
    assert.strictEqual(heardIn(text)?.kind, heard)
  })
})
