import { assert, describe, it } from "@effect/vitest"
import { Cause, DateTime, Effect, Exit } from "effect"
import { handleRequest } from "#domain/contract/handleRequest.ts"
import {
  asUser,
  asAnonymous,
  counting,
  GlassBurnt,
  GlassGone,
  GlassOdd,
  GlassTaken,
  inAShop,
  openProbe,
  probe,
  readProbe,
  recording
} from "./probe.ts"

const fine = { id: 7, note: "abc" }
const noon = "2026-11-21T12:00:00.000Z"

describe("access to an endpoint", () => {
  const turnedAway = [
    ["an anonymous caller", asAnonymous, 401, "signInFirst"],
    ["a user with another role", asUser({ roles: ["installer"] }), 403, "notAllowed"],
    ["a user without roles", asUser({ roles: [] }), 403, "notAllowed"],
    ["a user of a shop without the feature", asUser({ features: ["FullCRM"] }), 403, "notAllowed"],
    ["a user of a locked-out account", asUser({ accountActive: false }), 403, "notAllowed"],
    ["a root user", asUser({ roles: ["root"] }), 403, "notAllowed"]
  ] as const
  it.effect.each(turnedAway)("is denied before reading input or running the handler: $0", ([, by, status, message]) =>
    Effect.gen(function* () {
      for (const input of [fine, { nonsense: true }, undefined]) {
        const [handler, { ends, layer }] = [counting(probe), recording()]
        const turned = yield* handleRequest(handler, input).pipe(by, inAShop, Effect.provide(layer))
        assert.deepStrictEqual(turned, { status, body: { succeeded: false, messages: [message], errors: {} } })
        assert.deepStrictEqual([handler.runs(), ends], [0, []])
      }
    })
  )

  it.effect("is granted to users with permission, and to everyone on a public endpoint", () =>
    Effect.gen(function* () {
      for (const [handler, by] of [
        [counting(probe), asUser()],
        [counting(openProbe), asAnonymous],
        [counting(openProbe), asUser({ accountActive: false })]
      ] as const) {
        assert.strictEqual(
          (yield* handleRequest(handler, fine).pipe(by, inAShop, Effect.provide(recording().layer))).status,
          200
        )
        assert.strictEqual(handler.runs(), 1)
      }
    })
  )
})

describe("the input of an endpoint", () => {
  const refused: ReadonlyArray<readonly [what: string, input: unknown, errors: Record<string, ReadonlyArray<string>>]> =
    [
      ["a missing field", { id: 7 }, { note: ["required"] }],
      ["a field that is too long", { id: 7, note: "abcd" }, { note: ["tooLong:3"] }],
      ["two errors at once", { note: "abcd" }, { id: ["required"], note: ["tooLong:3"] }],
      ["an unknown field", { ...fine, role: "owner" }, { role: ["unexpected"] }],
      [
        "an injected __proto__",
        JSON.parse('{"id":7,"note":"a","__proto__":{"admin":true}}'),
        { ["__proto__"]: ["unexpected"] }
      ],
      [
        "fields named like built-in object members",
        { ...fine, constructor: 1, toString: 1 },
        { constructor: ["unexpected"], toString: ["unexpected"] }
      ],
      ["a number as text in a body", { ...fine, id: "7" }, { id: ["invalid"] }],
      ["null for a number", { ...fine, id: null }, { id: ["invalid"] }],
      ["an invalid date", { ...fine, day: "yesterday" }, { day: ["invalid"] }]
    ]
  it.effect.each(refused)("is rejected by field name without running the handler: $0", ([, input, errors]) =>
    Effect.gen(function* () {
      const [handler, { ends, layer }] = [counting(probe), recording()]
      const refusal = yield* handleRequest(handler, input).pipe(asUser(), inAShop, Effect.provide(layer))
      assert(!refusal.body.succeeded)
      assert.deepStrictEqual([refusal.status, refusal.body.messages], [400, ["checkFields"]])
      assert.deepStrictEqual(Object.entries(refusal.body.errors), Object.entries(errors))
      assert.deepStrictEqual([handler.runs(), ends], [0, []])
    })
  )

  it.effect.each([undefined, null, "text", 7, [], [fine]])("is invalid if it is %j", (input) =>
    Effect.gen(function* () {
      const handler = counting(probe)
      assert.strictEqual(
        (yield* handleRequest(handler, input).pipe(asUser(), inAShop, Effect.provide(recording().layer))).status,
        400
      )
      assert.strictEqual(handler.runs(), 0)
    })
  )

  it.effect("is read from a query's text, including numbers and dates", () =>
    Effect.gen(function* () {
      const ask = (input: unknown) =>
        handleRequest(counting(readProbe), input).pipe(asUser(), inAShop, Effect.provide(recording().layer))
      const given = yield* ask({ id: "7", note: "abc", day: noon })
      assert.deepStrictEqual(given, {
        status: 200,
        body: { succeeded: true, messages: [], data: { id: 7, day: noon } }
      })
      assert.strictEqual((yield* ask({ id: "seven", note: "abc" })).status, 400)
      assert.strictEqual((yield* ask({ id: "7", note: "abc", page: "2" })).status, 400)
    })
  )
})

describe("the response of an endpoint", () => {
  it.effect("is JSON in the envelope of spec §7", () =>
    Effect.gen(function* () {
      const { ends, layer } = recording()
      const given = yield* handleRequest(counting(probe), { ...fine, day: noon }).pipe(
        asUser(),
        inAShop,
        Effect.provide(layer)
      )
      assert.deepStrictEqual(given, {
        status: 200,
        body: { succeeded: true, messages: [], data: { id: 7, day: noon } }
      })
      assert.deepStrictEqual(JSON.parse(JSON.stringify(given)), given)
      assert.deepStrictEqual(ends, ["committed"])
    })
  )

  const refusals = [
    [
      "404",
      new GlassGone({ number: 3, when: DateTime.makeUnsafe(noon) }),
      404,
      { _tag: "GlassGone", number: 3, when: noon },
      "rolled back"
    ],
    ["409", new GlassTaken({ by: "Sam" }), 409, { _tag: "GlassTaken", by: "Sam" }, "rolled back"],
    ["422 by default", new GlassOdd(), 422, { _tag: "GlassOdd" }, "rolled back"],
    ["401, although its changes are committed", new GlassBurnt(), 401, { _tag: "GlassBurnt" }, "committed"]
  ] as const
  it.effect.each(refusals)("has the status of a declared failure: $0", ([, failure, status, encoded, end]) =>
    Effect.gen(function* () {
      const { ends, layer } = recording()
      const given = yield* handleRequest(
        counting(probe, () => Effect.fail(failure)),
        fine
      ).pipe(asUser(), inAShop, Effect.provide(layer))
      assert.deepStrictEqual(given, {
        status,
        body: { succeeded: false, messages: [encoded._tag], errors: {}, failure: encoded }
      })
      assert.deepStrictEqual(JSON.parse(JSON.stringify(given)), given)
      assert.deepStrictEqual(ends, [end])
    })
  )

  const broken = [
    ["an exception", Effect.die(new Error("connection lost"))],
    ["an undeclared failure", Effect.fail({ _tag: "Secret", password: "x" } as never)],
    ["a response that does not match the output schema", Effect.succeed({ id: "seven" } as never)]
  ] as const
  it.effect.each(broken)("is a defect for an unexpected error: $0", ([, outcome]) =>
    Effect.gen(function* () {
      const exit = yield* handleRequest(
        counting(probe, () => outcome),
        fine
      ).pipe(asUser(), inAShop, Effect.provide(recording().layer), Effect.exit)
      assert(Exit.isFailure(exit))
      assert.isTrue(Cause.hasDies(exit.cause))
    })
  )

  it.effect("rolls everything back when a request fails unexpectedly", () =>
    Effect.gen(function* () {
      const { ends, layer } = recording()
      yield* handleRequest(
        counting(probe, () => Effect.die("broken")),
        fine
      ).pipe(asUser(), inAShop, Effect.provide(layer), Effect.exit)
      assert.deepStrictEqual(ends, ["rolled back"])
    })
  )
})
