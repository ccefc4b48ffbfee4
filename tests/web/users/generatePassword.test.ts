import { assert, describe, it } from "@effect/vitest"
import { passwordFault } from "#domain/people/Password.ts"
import { generatePassword } from "#web/users/NewPasswordSection.tsx"

describe("a generated password", () => {
  it("is pronounceable and meets the rules of spec §5", () => {
    for (let time = 0; time < 500; time += 1) {
      const password = generatePassword()
      assert.match(password, /^([A-Z][a-z]{4}-){3}[2-9]{2}$/)
      assert.strictEqual(passwordFault(password), undefined)
    }
  })

  it("draws each of its 17 characters at random, from at most 14 consonants, 5 vowels or 8 digits", () => {
    const bounds: Array<number> = []
    generatePassword((bound) => {
      bounds.push(bound)
      return 0
    })
    assert.deepStrictEqual(bounds, [...Array.from({ length: 3 }, () => [13, 5, 13, 5, 13]).flat(), 8, 8])
    // At least 48 bits, so it cannot be guessed before its first and only sign-in.
    assert.isAbove(
      bounds.reduce((bits, bound) => bits + Math.log2(bound), 0),
      48
    )
  })

  it("practically never repeats", () => {
    assert.strictEqual(new Set(Array.from({ length: 1000 }, () => generatePassword())).size, 1000)
  })
})
