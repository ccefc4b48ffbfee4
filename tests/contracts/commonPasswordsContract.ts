import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { CommonPasswords } from "#domain/people/rejectCommonPassword.ts"

/** The contract of every list of common passwords. */
export const commonPasswordsContract = <E>(name: string, list: Layer.Layer<CommonPasswords, E>) =>
  layer(list)(name, (it) => {
    it.effect("contains the most common passwords and no uncommon ones", () =>
      Effect.gen(function* () {
        const { has } = yield* CommonPasswords
        for (const word of ["123456", "password", "qwerty", "1234567890", "dragon", "letmein", "michael"])
          assert.isTrue(has(word), word)
        for (const word of ["", " ", "Password", "kestrel-41-vq", "correct-horse-9"]) assert.isFalse(has(word), word)
      })
    )
  })
