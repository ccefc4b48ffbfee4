import { Effect, Layer } from "effect"
import { Passwords } from "#domain/credentials/Passwords.ts"
import { CommonPasswords } from "#domain/people/rejectCommonPassword.ts"

/** Hashes passwords with the browser's PBKDF2, with far too few rounds for a server. Format: `salt.hash` in hex. */
export const passwordsMemory = Layer.succeed(Passwords, {
  isWeak: () => false,
  hash: (password) => Effect.promise(() => salted(password, hex(crypto.getRandomValues(new Uint8Array(16))))),
  matches: (password, hash = "") =>
    Effect.promise(async () => {
      const [salt = ""] = hash.split(".")
      return (await salted(password, salt)) === hash && salt !== ""
    })
})

const salted = async (password: string, salt: string) => {
  const text = new TextEncoder()
  const key = await crypto.subtle.importKey("raw", text.encode(password), "PBKDF2", false, ["deriveBits"])
  const bits = await crypto.subtle.deriveBits(
    { name: "PBKDF2", hash: "SHA-256", salt: text.encode(salt), iterations: 1_000 },
    key,
    256
  )
  return `${salt}.${hex(new Uint8Array(bits))}`
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")

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

/** Only the most common passwords: the full list is too large for a page. */
export const commonPasswordsMemory = Layer.succeed(CommonPasswords, { has: (word) => words.has(word) })
