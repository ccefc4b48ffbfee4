import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { CapturedMail, mailerFolder } from "#adapters/mail/mailerFolder.ts"
import { type Mail, Mailer } from "#domain/mail/Mailer.ts"

const mail = (id: string): Mail => ({
  id,
  to: { name: "Bea Ortiz", address: "bea@copperstate.example" },
  subject: "Set a new password",
  text: "Hello Bea,\nhttp://demo.localhost:3000/x",
  html: "<p>Hello Bea</p>"
})

const folder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "frit-mail-"))),
  (made) => Effect.promise(() => rm(made, { recursive: true, force: true }))
)

describe("mail saved to a folder", () => {
  it.effect("is stored as .eml files readable only by their owner, and listed newest first", () =>
    Effect.gen(function* () {
      const place = join(yield* folder, "mail")
      const { list } = (yield* CapturedMail.pipe(Effect.provide(mailerFolder(place, "Frit <no-reply@localhost>"))))!
      assert.deepStrictEqual(yield* list, [])
      const send = (one: Mail) =>
        Mailer.use((mailer) => mailer.send(one)).pipe(Effect.provide(mailerFolder(place, "Frit <no-reply@localhost>")))
      yield* send(mail("first"))
      yield* TestClock.adjust("1 minute")
      yield* send(mail("second"))
      assert.deepStrictEqual(yield* list, [
        { ...mail("second"), at: "1970-01-01T00:01:00.000Z", attachments: [] },
        { ...mail("first"), at: "1970-01-01T00:00:00.000Z", attachments: [] }
      ])
      const files = yield* Effect.promise(() => readdir(place))
      assert.deepStrictEqual(files.filter((name) => name.endsWith(".eml")).sort(), [
        "1970-01-01T00-00-00.000Z-first.eml",
        "1970-01-01T00-01-00.000Z-second.eml"
      ])
      const eml = yield* Effect.promise(() => readFile(join(place, "1970-01-01T00-00-00.000Z-first.eml"), "utf8"))
      for (const line of [
        "To: Bea Ortiz <bea@copperstate.example>",
        "Subject: Set a new password",
        "Message-ID: <first@localhost>"
      ])
        assert.include(eml, line)
      assert.include(eml, "Date: Thu, 01 Jan 1970 00:00:00 +0000")
      for (const name of files)
        assert.strictEqual((yield* Effect.promise(() => stat(join(place, name)))).mode & 0o777, 0o600)
    }).pipe(Effect.scoped)
  )

  it.effect("embeds the shop's logo", () =>
    Effect.gen(function* () {
      const place = join(yield* folder, "mail")
      const { list, send } = yield* Effect.all({ kept: CapturedMail, mailer: Mailer }).pipe(
        Effect.map(({ kept, mailer }) => ({ list: kept!.list, send: mailer.send })),
        Effect.provide(mailerFolder(place, "Frit <no-reply@localhost>"))
      )
      yield* send({ ...mail("first"), html: '<img src="cid:logo">', logo: new Uint8Array([0xff, 0xd8, 0xff]) })
      assert.deepStrictEqual(
        (yield* list).map(({ html }) => html),
        ['<img src="data:image/jpeg;base64,/9j/">']
      )
      const eml = yield* Effect.promise(() => readFile(join(place, "1970-01-01T00-00-00.000Z-first.eml"), "utf8"))
      for (const line of ["Content-Type: multipart/related", "Content-ID: <logo>", "Content-Disposition: inline"])
        assert.include(eml, line)
    }).pipe(Effect.scoped)
  )
})
