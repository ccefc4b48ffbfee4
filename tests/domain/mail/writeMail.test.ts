import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeMail } from "#domain/mail/writeMail.ts"
import { at, bea, platformAndShops } from "../session/verbs/platformAndShops.ts"

const kinds = ["resetLink", "passwordChanged"] as const
const languages = [
  [1, "en", "Hello Bea,"],
  [2, "fr", "Bonjour Bea,"],
  [3, "es", "Hola Bea:"]
] as const

describe("an email", () => {
  it.effect.each(languages.flatMap((language) => kinds.map((kind) => [kind, ...language] as const)))(
    "is written as %s in language %s (%s)",
    ([kind, defaultLanguage, lang, hello]) =>
      Effect.gen(function* () {
        const user = yield* bea({ defaultLanguage })
        const mail = (yield* writeMail("the-id", { kind, userId: user.id }).pipe(at.demo))!
        assert.strictEqual(mail.id, "the-id")
        assert.include(mail.subject, "Copper State Auto Glass")
        assert.isTrue(mail.text.startsWith(`${hello}\n\n`))
        assert.include(mail.html, `<html lang="${lang}">`)
        const [link] = /http:\/\/demo\.localhost:3000\/\S+/.exec(mail.text)!
        assert.include(mail.html, `href="${link.replaceAll("&", "&amp;")}"`)
        for (const said of [hello, "bea"]) assert.include(mail.html, said)
      }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("shows typed text literally, never as HTML", () =>
    Effect.gen(function* () {
      const user = yield* bea({ firstName: '<b>Bea & "Co"</b>' })
      const mail = (yield* writeMail("the-id", { kind: "resetLink", userId: user.id }).pipe(at.demo))!
      assert.include(mail.text, 'Hello <b>Bea & "Co"</b>,')
      assert.include(mail.html, "Hello &lt;b&gt;Bea &amp; &quot;Co&quot;&lt;/b&gt;,")
      assert.notInclude(mail.html, "<b>")
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("has preview text that states its subject", () =>
    Effect.gen(function* () {
      const user = yield* bea()
      const { html } = (yield* writeMail("the-id", { kind: "resetLink", userId: user.id }).pipe(at.demo))!
      assert.match(
        html.slice(html.indexOf("<body")),
        /^<body[^>]*>\n<div style="display:none[^"]*">Someone requested a new password/
      )
    }).pipe(Effect.provide(platformAndShops))
  )

  it.effect("loads no external resources", () =>
    Effect.gen(function* () {
      const user = yield* bea()
      const mail = (yield* writeMail("the-id", { kind: "resetLink", userId: user.id }).pipe(at.demo))!
      assert.notMatch(mail.html, /<(img|script|link|iframe)|url\(/)
    }).pipe(Effect.provide(platformAndShops))
  )
})
