import { Effect, Layer, Semaphore } from "effect"
import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { Passwords } from "#domain/session/Passwords.ts"

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (trust.md P1). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const derive = promisify(argon2)

/** Argon2id, at most four at a time: a hash is heavy on purpose. Kept as `memory$passes$nonce$tag`. */
export const passwordsArgon2 = Layer.effect(
  Passwords,
  Effect.gen(function*() {
    const four = yield* Semaphore.make(4)
    const tagOf = (password: string, nonce: Buffer, { memory, passes }: { readonly memory: number; readonly passes: number }) =>
      four.withPermits(1)(Effect.promise(() => derive("argon2id", { ...cost, memory, passes, message: password.normalize("NFKC"), nonce })))

    const nobody = { memory: cost.memory, passes: cost.passes, nonce: randomBytes(16), tag: randomBytes(cost.tagLength) }

    return Passwords.of({
      hash: Effect.fn("Passwords.hash")(function*(password) {
        const nonce = randomBytes(16)
        const tag = yield* tagOf(password, nonce, cost)
        return [cost.memory, cost.passes, nonce.toString("base64url"), tag.toString("base64url")].join("$")
      }),
      matches: Effect.fn("Passwords.matches")(function*(password, hash) {
        const kept = hash === undefined ? undefined : read(hash)
        const { nonce, tag: wanted, ...how } = kept ?? nobody
        const tag = yield* tagOf(password, nonce, how)
        return tag.length === wanted.length && timingSafeEqual(tag, wanted) && kept !== undefined
      }),
      isWeak: (hash) => {
        const kept = read(hash)
        return kept === undefined || kept.memory < cost.memory || kept.passes < cost.passes
      }
    })
  })
)

/** What a kept hash says; undefined for what is none. */
const read = (hash: string) => {
  const [memory, passes, nonce, tag, ...more] = hash.split("$")
  if (memory === undefined || passes === undefined || nonce === undefined || tag === undefined || more.length > 0) return undefined
  return { memory: Number(memory), passes: Number(passes), nonce: Buffer.from(nonce, "base64url"), tag: Buffer.from(tag, "base64url") }
}
