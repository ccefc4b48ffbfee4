import { Effect, Layer } from "effect"
import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"
import { ServerBusy } from "#domain/contract/ServerBusy.ts"
import { Passwords, QueueIdentity } from "#domain/credentials/Passwords.ts"
import { fairQueue } from "./fairQueue.ts"

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane (P1). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/**
 * P1: four at a time, because each takes 19 MiB and a core. A queue of 100 clears in a few seconds; later callers are
 * told to retry.
 */
export const hashLimits = { atOnce: 4, waiting: 100, waitingOfOne: 10 } as const

/** Seconds it takes to clear a full queue. */
const busyFor = 5

const derive = promisify(argon2)

/**
 * Hashes passwords with Argon2id, a few at a time in a bounded, fair queue because hashing is intentionally expensive.
 * Stored as `memory$passes$nonce$tag`.
 */
export const passwordsArgon2 = Layer.effect(
  Passwords,
  Effect.sync(() => {
    const inTurn = fairQueue(hashLimits)
    const tagOf = Effect.fnUntraced(function* (
      password: string,
      nonce: Buffer,
      { memory, passes }: { readonly memory: number; readonly passes: number }
    ) {
      const hashing = Effect.promise(() =>
        derive("argon2id", { ...cost, memory, passes, message: password.normalize("NFKC"), nonce })
      )
      return yield* inTurn(yield* QueueIdentity, Effect.uninterruptible(hashing), Effect.die(new ServerBusy(busyFor)))
    })

    const nobody = {
      memory: cost.memory,
      passes: cost.passes,
      nonce: randomBytes(16),
      tag: randomBytes(cost.tagLength)
    }

    return Passwords.of({
      hash: Effect.fn("Passwords.hash")(function* (password) {
        const nonce = randomBytes(16)
        const tag = yield* tagOf(password, nonce, cost)
        return [cost.memory, cost.passes, nonce.toString("base64url"), tag.toString("base64url")].join("$")
      }),
      matches: Effect.fn("Passwords.matches")(function* (password, hash) {
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

/** Parses a stored hash; undefined if it is malformed. */
const read = (hash: string) => {
  const [memory, passes, nonce, tag, ...more] = hash.split("$")
  if (memory === undefined || passes === undefined || nonce === undefined || tag === undefined || more.length > 0)
    return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    nonce: Buffer.from(nonce, "base64url"),
    tag: Buffer.from(tag, "base64url")
  }
}
