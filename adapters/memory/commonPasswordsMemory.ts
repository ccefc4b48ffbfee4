import { Layer } from "effect"
import { CommonPasswords } from "#domain/people/refuseCommonPassword.ts"

const words = new Set([
  "123456",
  "password",
  "12345678",
  "qwerty",
  "123456789",
  "1234567890",
  "dragon",
  "baseball",
  "football",
  "letmein",
  "michael"
])

/** The very commonest passwords: the whole list is too heavy for a page. */
export const commonPasswordsMemory = Layer.succeed(CommonPasswords, { has: (word) => words.has(word) })
