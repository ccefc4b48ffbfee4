import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { mailerSmtp } from "#adapters/mail/mailerSmtp.ts"
import { type Mail, Mailer } from "#domain/mail/Mailer.ts"

interface Received {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly text: string
}

/** A real SMTP server on a free local port that records what it receives. */
const smtpServer = (options: SMTPServerOptions = {}) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const received: Array<Received> = []
      const server = new SMTPServer({
        disabledCommands: ["STARTTLS"],
        authOptional: true,
        onData: (stream, { envelope }, done) => {
          const parts: Array<Buffer> = []
          stream.on("data", (part: Buffer) => parts.push(part))
          stream.on("end", () => {
            const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address
            received.push({
              from,
              to: envelope.rcptTo.map(({ address }) => address),
              text: Buffer.concat(parts).toString()
            })
            done()
          })
        },
        ...options
      })
      server.on("error", () => {})
      server.listen(0, "127.0.0.1")
      await once(server.server, "listening")
      return { server, received, port: (server.server.address() as AddressInfo).port }
    }),
    ({ server }) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
  )

const mail: Mail = {
  id: "0193-reset",
  to: { name: "Béa Ortiz", address: "bea@copperstate.example" },
  subject: "Choisir un nouveau mot de passe",
  text: "Bonjour Béa,\n\nhttp://demo.localhost:3000/reset-password?token=abc&email=bea%40copperstate.example",
  html: "<p>Bonjour Béa</p>"
}
const sendThrough = (url: string, ...mails: ReadonlyArray<Mail>) =>
  Effect.forEach(mails, (one) => Mailer.use((mailer) => Effect.result(mailer.send(one)))).pipe(
    Effect.provide(mailerSmtp(url, "Frit <no-reply@frit.example>"))
  )

describe("mail over SMTP", () => {
  it.live("arrives with its text, its HTML, and its own message id", () =>
    Effect.gen(function* () {
      const { port, received } = yield* smtpServer()
      const [result] = yield* sendThrough(`smtp://127.0.0.1:${port}`, mail)
      assert.strictEqual(result!._tag, "Success")
      assert.strictEqual(received.length, 1)
      const [{ from, to, text }] = received as [Received]
      assert.deepStrictEqual([from, to], ["no-reply@frit.example", ["bea@copperstate.example"]])
      assert.include(text, "Message-ID: <0193-reset@frit.example>")
      assert.include(text, "From: Frit <no-reply@frit.example>")
      assert.include(text, "Auto-Submitted: auto-generated")
      assert.include(text, "Content-Type: text/plain; charset=utf-8")
      assert.include(text, "Content-Type: text/html; charset=utf-8")
    }).pipe(Effect.scoped)
  )

  it.live("signs in to the server with the name and password in the URL", () =>
    Effect.gen(function* () {
      const { port, received } = yield* smtpServer({
        authOptional: false,
        onAuth: ({ username, password }, _, done) =>
          done(username === "frit" && password === "s:e@cret" ? null : new Error("no"), { user: username! })
      })
      const [right] = yield* sendThrough(`smtp://frit:s%3Ae%40cret@127.0.0.1:${port}`, mail)
      const [wrong] = yield* sendThrough(`smtp://frit:guess@127.0.0.1:${port}`, mail)
      assert.deepStrictEqual([right!._tag, wrong!._tag, received.length], ["Success", "Failure", 1])
    }).pipe(Effect.scoped)
  )

  it.live("delivers the next message after a recipient was rejected", () =>
    Effect.gen(function* () {
      const { port, received } = yield* smtpServer({
        onRcptTo: ({ address }, _, done) =>
          done(address.startsWith("gone") ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null)
      })
      const gone = { ...mail, to: { name: "", address: "gone@copperstate.example" } }
      const results = yield* sendThrough(`smtp://127.0.0.1:${port}`, gone, mail)
      assert.deepStrictEqual(
        results.map(({ _tag }) => _tag),
        ["Failure", "Success"]
      )
      assert.strictEqual(received.length, 1)
    }).pipe(Effect.scoped)
  )

  it.live("is not retried immediately when the server is unreachable, because the circuit is open", () =>
    Effect.gen(function* () {
      const { port, server } = yield* smtpServer()
      yield* Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
      const [first, second] = yield* sendThrough(`smtp://127.0.0.1:${port}`, mail, mail)
      assert(first?._tag === "Failure" && second?._tag === "Failure")
      assert.include(first.failure.message, "ECONNREFUSED")
      assert.include(second.failure.message, "a moment ago")
    }).pipe(Effect.scoped)
  )
})
