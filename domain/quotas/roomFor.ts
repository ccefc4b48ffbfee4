import { Effect } from "effect"
import { Files } from "#domain/files/Files.ts"
import { limitsWith, StorageFull } from "./Quota.ts"
import { Quotas } from "./Quotas.ts"

/** Bytes of a megabyte, as disks and bills count them. */
export const megabyte = 1_000_000

/** How many bytes a shop's files take, and how many they may; 0 is no limit. */
export const storageUse = Effect.fn("storageUse")(function*() {
  const { overrides, usual } = yield* Quotas
  return { used: yield* (yield* Files).used, limit: limitsWith(usual, yield* overrides).storage * megabyte }
})

/** Refuses an upload that would take the shop's files beyond what they may take. Uploads at the same moment may pass together. */
export const roomFor = Effect.fn("roomFor")(function*(bytes: number) {
  const { limit, used } = yield* storageUse()
  if (limit !== 0 && used + bytes > limit) return yield* new StorageFull({ used, limit })
})
