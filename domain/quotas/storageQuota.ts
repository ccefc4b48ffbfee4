import { Effect, Exit } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Files } from "#domain/files/Files.ts"
import { limitsWith, StorageFull } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"

/** Bytes of a megabyte, as disks and bills count them. */
export const megabyte = 1_000_000

/** How many bytes a shop's files may take; 0 is no limit. */
export const storageLimit = Effect.gen(function* () {
  const { overrides, usual } = yield* Quotas
  return limitsWith(usual, yield* overrides).storage * megabyte
})

/**
 * Does the rest of a call that adds `bytes` of files with room reserved for them, or fails with `StorageFull`. What was
 * reserved is released in the call's own transaction, so that it is counted until its files are; when the call fails,
 * behind it. To be used before the call keeps anything.
 */
export const withinStorage = <A, E, R>(bytes: number, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { apart } = yield* Transaction
    const { release, reserve } = yield* Files
    const limit = yield* apart(storageLimit)
    if (limit === 0) return yield* work
    const reserved = yield* apart(reserve(bytes, limit))
    if ("used" in reserved) return yield* new StorageFull({ used: reserved.used, limit })
    return yield* Effect.onExit(
      Effect.tap(work, () => release(reserved.reservation)),
      (exit) =>
        Exit.isSuccess(exit)
          ? Effect.void
          : Effect.forkDetach(Effect.ignore(Effect.sandbox(apart(release(reserved.reservation)))))
    )
  }).pipe(Effect.withSpan("withinStorage"))
