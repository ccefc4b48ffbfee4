import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { twilioSandbox } from "#adapters/sandbox/twilioSandbox.ts"
import { reportedOutcome, smsSenderTwilio, TwilioAccount } from "#adapters/twilio/smsSenderTwilio.ts"
import { isFromTwilio, twilioSignature } from "#adapters/twilio/twilioHandlers.ts"
import { SmsSender, TextDeliveryFailed, TextRefused } from "#domain/messages/SmsSender.ts"

/** Twilio's own example: https://www.twilio.com/docs/usage/security#validating-requests */
const example = {
  token: "12345",
  url: "https://mycompany.com/myapp.php?foo=1&bar=2",
  signature: "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
  fields: {
    CallSid: "CA1234567890ABCDE",
    Caller: "+14158675309",
    Digits: "1234",
    From: "+14158675309",
    To: "+18005551212"
  }
}

describe("Twilio's signature", () => {
  const { token, url, fields, signature } = example
  it("matches the documented example", () => assert.strictEqual(twilioSignature(token, url, fields), signature))
  it("is invalid for any other input", () => {
    assert.isTrue(isFromTwilio(token, url, fields, signature))
    for (const wrong of [
      [token, url, { ...fields, Digits: "1235" }, signature],
      ["12346", url, fields, signature],
      [token, `${url}&x=1`, fields, signature],
      [token, url, fields, ""],
      [token, url, fields, "short"]
    ] satisfies ReadonlyArray<Parameters<typeof isFromTwilio>>) {
      assert.isFalse(isFromTwilio(...wrong))
    }
  })
})

const account = { sid: "ACtest", token: "secret", from: "+15005550006" }
const texterAt = (url: string, changes: Partial<typeof account> = {}) => {
  const { token, ...rest } = { ...account, ...changes }
  return SmsSender.pipe(
    Effect.provide(
      smsSenderTwilio.pipe(Layer.provide(Layer.succeed(TwilioAccount, { ...rest, token: Redacted.make(token), url })))
    )
  )
}
const opened = (changes: Partial<typeof account> = {}) =>
  Effect.gen(function* () {
    const told: Array<readonly [string, string]> = []
    let both = () => {}
    const reported = new Promise<void>((resolve) => {
      both = resolve
    })
    const sandbox = yield* twilioSandbox({
      ...account,
      inbound: "http://localhost/inbound",
      deliver: async (url, fields, signature) => {
        assert.isTrue(isFromTwilio(account.token, url, fields, signature))
        told.push([url, fields["MessageStatus"] ?? fields["Body"] ?? ""])
        if (told.length === 2) both()
      }
    })
    const texter = yield* texterAt(sandbox.url, changes)
    const send = (to: string) =>
      texter.send({ to, text: "Your quote: €10", report: "http://demo.localhost/status?message=1" })
    return { sandbox, send, told, reported, takenFor: texter.acceptedFor }
  })

describe("text messages through Twilio's API", () => {
  it.live("are sent and get signed sent and delivered reports", () =>
    Effect.scoped(
      Effect.gen(function* () {
        const { sandbox, send, told, reported } = yield* opened()
        yield* send("+16025550101")
        yield* Effect.promise(() => reported)
        assert.deepStrictEqual(told, [
          ["http://demo.localhost/status?message=1", "sent"],
          ["http://demo.localhost/status?message=1", "delivered"]
        ])
        assert.deepInclude(sandbox.list()[0]!, { from: "+15005550006", to: "+16025550101", body: "Your quote: €10" })
      })
    )
  )

  it.live("are rejected for Twilio's published test numbers, each with its reason", () =>
    Effect.scoped(
      Effect.gen(function* () {
        const { send } = yield* opened()
        for (const [to, trouble] of [
          ["1", "invalidNumber"],
          ["2", "unroutable"],
          ["3", "noPermission"],
          ["4", "stopped"],
          ["9", "notMobile"]
        ] as const) {
          const failure = yield* Effect.flip(send(`+1500555000${to}`))
          assert.isTrue(failure instanceof TextRefused && failure.trouble === trouble, to)
        }
      })
    )
  )

  it.live("are rejected after STOP and accepted again after START", () =>
    Effect.scoped(
      Effect.gen(function* () {
        const { sandbox, send, told } = yield* opened()
        yield* Effect.promise(() => sandbox.reply("+16025550102", "STOP"))
        assert.deepStrictEqual(told, [["http://localhost/inbound", "STOP"]])
        assert.deepInclude(yield* Effect.flip(send("+16025550102")), { trouble: "stopped" })
        yield* Effect.promise(() => sandbox.reply("+16025550102", "START"))
        yield* send("+16025550102")
        // Twilio handles only the English keywords. Honoring ARRET is up to us.
        yield* Effect.promise(() => sandbox.reply("+16025550102", "ARRET"))
        yield* send("+16025550102")
      })
    )
  )

  it.live("can be looked up by phone with their outcomes, for a sender unsure whether they were sent", () =>
    Effect.scoped(
      Effect.gen(function* () {
        const { sandbox, send, reported, takenFor } = yield* opened()
        const since = Date.now() - 60_000
        yield* send("+16025550101")
        yield* Effect.promise(() => reported)
        yield* send("+16025550103")
        yield* Effect.promise(() => sandbox.reply("+16025550101", "thanks"))
        assert.deepStrictEqual(yield* takenFor("+16025550101", since), [
          { text: "Your quote: €10", outcome: { state: "delivered", trouble: null, detail: "" } }
        ])
        assert.deepStrictEqual(
          [yield* takenFor("+16025550101", Date.now() + 60_000), yield* takenFor("+16025550104", since)],
          [[], []]
        )
        assert.isTrue(
          (yield* Effect.flip((yield* opened({ token: "wrong" })).takenFor("+16025550101", since))) instanceof
            TextDeliveryFailed
        )
      })
    )
  )

  it.live("fail fast while Twilio is unreachable, so that queued work is not delayed (D4)", () =>
    Effect.gen(function* () {
      const { send } = yield* texterAt("http://127.0.0.1:1")
      const failures = yield* Effect.forEach([1, 2, 3, 4], () =>
        Effect.flip(send({ to: "+16025550101", text: "x", report: "http://x" }))
      )
      assert.deepStrictEqual(
        failures.map((failure) => failure instanceof TextDeliveryFailed && failure.message.includes("a moment ago")),
        [false, false, false, true]
      )
    })
  )

  it.live("stay queued if the account is rejected, because it may be fixed", () =>
    Effect.scoped(
      Effect.gen(function* () {
        const { send } = yield* opened({ token: "wrong" })
        assert.isTrue((yield* Effect.flip(send("+16025550101"))) instanceof TextDeliveryFailed)
      })
    )
  )
})

describe("delivery reports", () => {
  it.each([
    [{ MessageStatus: "queued" }, undefined],
    [{ MessageStatus: "sending" }, undefined],
    [{ MessageStatus: "sent" }, { state: "sent", trouble: null, detail: "" }],
    [{ MessageStatus: "delivered" }, { state: "delivered", trouble: null, detail: "" }],
    [
      { MessageStatus: "undelivered", ErrorCode: "30003" },
      { state: "undelivered", trouble: "unreachable", detail: "Twilio 30003" }
    ],
    [
      { MessageStatus: "failed", ErrorCode: "99999" },
      { state: "failed", trouble: "other", detail: "Twilio 99999" }
    ]
  ])("have the expected outcome for %o", (fields, outcome) =>
    assert.deepStrictEqual(reportedOutcome(fields as never), outcome as never)
  )
})
