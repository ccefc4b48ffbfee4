import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { oneTimeCodesWebCrypto } from "#adapters/totp/oneTimeCodesWebCrypto.ts"
import { acceptedCounters, OneTimeCodes } from "#domain/second-step/OneTimeCodes.ts"

/** The ASCII secret of both RFCs, "12345678901234567890", in base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

/** RFC 4226, Appendix D: the codes of counters 0 to 9. */
const hotp = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"]

/** RFC 6238, Appendix B, SHA-1: seconds since 1970 and the eight-digit code. Ours are its last six digits. */
const totp = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"]
] as const

const codeAt = (counter: number) =>
  OneTimeCodes.use((codes) => codes.codeAt(secret, counter)).pipe(Effect.provide(oneTimeCodesWebCrypto))

describe("authenticator app codes", () => {
  it.effect.each(hotp.map((code, counter) => [counter, code] as const))(
    "match $1 at counter $0 (RFC 4226)",
    ([counter, code]) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* codeAt(counter), code)
      })
  )

  it.effect.each(totp)("match the last six digits of $1 at second $0 (RFC 6238)", ([seconds, code]) =>
    Effect.gen(function* () {
      const [, present = 0] = acceptedCounters(seconds * 1000)
      assert.strictEqual(yield* codeAt(present), code.slice(2))
    })
  )

  it("are also accepted one step earlier and one step later", () =>
    assert.deepStrictEqual(acceptedCounters(59_000), [0, 1, 2]))

  it.effect("use a 160-bit base32 secret, different each time", () =>
    Effect.gen(function* () {
      const { newSecret } = yield* OneTimeCodes
      const secrets = yield* Effect.all(Array.from({ length: 20 }, () => newSecret))
      for (const one of secrets) assert.match(one, /^[A-Z2-7]{32}$/)
      assert.strictEqual(new Set(secrets).size, 20)
    }).pipe(Effect.provide(oneTimeCodesWebCrypto))
  )
})
