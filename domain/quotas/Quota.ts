import { Schema } from "effect"

/**
 * What is counted per shop: calls of people who are signed in, calls of everybody else (so that strangers cannot use up what a shop's people
 * work with), lists taken as files, and look-ups of vehicles and glass.
 */
export const CountedKind = Schema.Literals(["requests", "visits", "exports", "searches"])
export type CountedKind = typeof CountedKind.Type

/** Milliseconds of the window in which each is counted. */
export const windowOf: Readonly<Record<CountedKind, number>> = { requests: 60_000, visits: 60_000, exports: 3_600_000, searches: 3_600_000 }

const limit = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }, { message: "quota.invalid" }))

/** How much of each a shop may use in its window, and how many megabytes (of 1,000,000 bytes) its files may take; 0 is no limit. */
export const QuotaLimits = Schema.Struct({ requests: limit, visits: limit, exports: limit, searches: limit, storage: limit })
export type QuotaLimits = typeof QuotaLimits.Type

/** Limits that root has set for one shop in the place of the server's; null leaves the server's. */
export const QuotaOverrides = Schema.Struct({
  requests: Schema.NullOr(limit), visits: Schema.NullOr(limit), exports: Schema.NullOr(limit), searches: Schema.NullOr(limit), storage: Schema.NullOr(limit)
})
export type QuotaOverrides = typeof QuotaOverrides.Type

/** The kinds there are, and none that is set. */
export const quotaKinds = ["requests", "visits", "exports", "searches", "storage"] as const satisfies ReadonlyArray<keyof QuotaLimits>
export const noOverrides: QuotaOverrides = { requests: null, visits: null, exports: null, searches: null, storage: null }

/** What holds for a shop. */
export const limitsWith = (usual: QuotaLimits, overrides: QuotaOverrides): QuotaLimits =>
  Object.fromEntries(quotaKinds.map((kind) => [kind, overrides[kind] ?? usual[kind]])) as unknown as QuotaLimits

/** The shop's files would take more than it may keep. Both in bytes. */
export class StorageFull extends Schema.TaggedError<StorageFull>()("StorageFull", { used: Schema.Number, limit: Schema.Number }, { httpApiStatus: 422 }) {}
