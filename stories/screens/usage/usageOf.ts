import { CountedKind } from "#domain/quotas/Quota.ts"
import type { ShopUsage } from "#domain/quotas/ShopUsage.ts"

interface Used {
  /** Bytes. */
  readonly storage?: number
  readonly exports?: number
  readonly isUnlimited?: boolean
}

/**
 * The usage of a busy shop, except for the given values. The time windows end at fixed times, so that screenshots are
 * stable.
 */
export const usageOf = ({ exports = 7, isUnlimited = false, storage = 12_400_000_000 }: Used): ShopUsage => {
  const used = { requests: 214, visits: 12, exports, searches: 388 }
  const limits = { requests: 6_000, visits: 1_200, exports: 120, searches: 3_000 }
  const [pdf, word] = [470_000_000, 30_000_000]
  return {
    counted: CountedKind.literals.map((kind) => ({
      kind,
      used: isUnlimited ? 0 : used[kind],
      limit: isUnlimited ? 0 : limits[kind],
      resetsAt: Date.parse("2026-11-22T20:00:00Z")
    })),
    storage: {
      used: storage,
      limit: isUnlimited ? 0 : 50_000_000_000,
      kinds: [
        { kind: "pictures", files: 5_214, bytes: storage - pdf - word },
        { kind: "pdf", files: 812, bytes: pdf },
        { kind: "word", files: 41, bytes: word }
      ]
    }
  }
}
