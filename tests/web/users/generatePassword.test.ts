import { assert, describe, it } from "@effect/vitest"
import { passwordFault } from "#domain/people/Password.ts"
import { generatePassword } from "#web/users/NewPasswordSection.tsx"

describe("a made-up password", () => {
  it("can be read out, and meets the rules of spec §5", () => {
    for (let time = 0; time < 500; time += 1) {
      const password = generatePassword()
      assert.match(password, /^([A-Z][a-z]{4}-){3}[2-9]{2}$/)
      assert.strictEqual(passwordFault(password), undefined)
    }
  })

  it("draws each of its 17 characters, from 14 consonants or fewer, 5 vowels and 8 digits", () => {
    const bounds: Array<number> = []
    generatePassword((bound) => {
      bounds.push(bound)
      return 0
    })
    assert.deepStrictEqual(bounds, [...Array.from({ length: 3 }, () => [13, 5, 13, 5, 13]).flat(), 8, 8])
    // At least 48 bits: nobody guesses it before its first and only sign-in.
    assert.isAbove(
      bounds.reduce((bits, bound) => bits + Math.log2(bound), 0),
      48
    )
  })

  it("is hardly ever the same twice", () => {
    assert.strictEqual(new Set(Array.from({ length: 1000 }, () => generatePassword())).size, 1000)
  })
})
