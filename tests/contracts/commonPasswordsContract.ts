import { assert, layer } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { CommonPasswords } from "#domain/people/refuseCommonPassword.ts"

/** What every list of common passwords must know. */
export const commonPasswordsContract = <E>(name: string, list: Layer.Layer<CommonPasswords, E>) =>
  layer(list)(name, (it) => {
    it.effect("knows what is chosen most, and nothing that is not", () =>
      Effect.gen(function* () {
        const { has } = yield* CommonPasswords
        for (const word of ["123456", "password", "qwerty", "1234567890", "dragon", "letmein", "michael"])
          assert.isTrue(has(word), word)
        for (const word of ["", " ", "Password", "kestrel-41-vq", "correct-horse-9"]) assert.isFalse(has(word), word)
      })
    )
  })
