import { Effect, Exit } from "effect"
import { Transaction } from "#domain/contract/Transaction.ts"
import { Files } from "#domain/files/Files.ts"
import { limitsWith, StorageFull } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"

/** Bytes per megabyte, in decimal units as used for disks and billing. */
export const megabyte = 1_000_000

/** The storage limit for a shop's files in bytes; 0 means no limit. */
export const storageLimit = Effect.gen(function* () {
  const { overrides, defaults } = yield* Quotas
  return limitsWith(defaults, yield* overrides).storage * megabyte
})

/**
 * Runs an operation that adds `bytes` of files with that space reserved, or fails with `StorageFull`. On success, the
 * reservation is released in the operation's own transaction, so the space stays counted until its files are; on
 * failure, it is released in the background. Call it before the transaction writes anything.
 */
export const withinStorage = <A, E, R>(bytes: number, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { runInNew } = yield* Transaction
    const { release, reserve } = yield* Files
    const limit = yield* runInNew(storageLimit)
    if (limit === 0) return yield* work
    const reserved = yield* runInNew(reserve(bytes, limit))
    if ("used" in reserved) return yield* new StorageFull({ used: reserved.used, limit })
    return yield* Effect.onExit(
      Effect.tap(work, () => release(reserved.reservation)),
      (exit) =>
        Exit.isSuccess(exit)
          ? Effect.void
          : Effect.forkDetach(Effect.ignore(Effect.sandbox(runInNew(release(reserved.reservation)))))
    )
  }).pipe(Effect.withSpan("withinStorage"))
