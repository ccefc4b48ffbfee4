import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * What is rate-limited per shop: requests of signed-in users, requests of anonymous visitors (counted separately so
 * that strangers cannot exhaust the staff's quota), list exports, and vehicle and glass lookups.
 */
export const CountedKind = Schema.Literals(["requests", "visits", "exports", "searches"])
export type CountedKind = typeof CountedKind.Type

/** The length of each counting window, in milliseconds. */
export const windowOf: Readonly<Record<CountedKind, number>> = {
  requests: 60_000,
  visits: 60_000,
  exports: 3_600_000,
  searches: 3_600_000
}

const limit = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }, { message: "quota.invalid" }))

/**
 * A shop's limits per window, and the storage limit for its files in megabytes (of 1,000,000 bytes); 0 means no limit.
 */
export const QuotaLimits = Schema.Struct({
  requests: field(limit, "Requests per minute by signed-in users; 0 for no limit.", 1200),
  visits: field(limit, "Requests per minute by anonymous visitors; 0 for no limit.", 600),
  exports: field(limit, "List exports per hour; 0 for no limit.", 100),
  searches: field(limit, "Vehicle and glass lookups per hour; 0 for no limit.", 1000),
  storage: field(limit, "File storage in megabytes; 0 for no limit.", 20000)
})
export type QuotaLimits = typeof QuotaLimits.Type

/** Limits set by root for one shop; null means the server's default applies. */
export const QuotaOverrides = Schema.Struct({
  requests: field(
    Schema.NullOr(limit),
    "Requests per minute by signed-in users; 0 for no limit, null for the default.",
    1200
  ),
  visits: field(
    Schema.NullOr(limit),
    "Requests per minute by anonymous visitors; 0 for no limit, null for the default.",
    600
  ),
  exports: field(Schema.NullOr(limit), "List exports per hour; 0 for no limit, null for the default.", 100),
  searches: field(
    Schema.NullOr(limit),
    "Vehicle and glass lookups per hour; 0 for no limit, null for the default.",
    1000
  ),
  storage: field(Schema.NullOr(limit), "File storage in megabytes; 0 for no limit, null for the default.", 20000)
})
export type QuotaOverrides = typeof QuotaOverrides.Type

/** All quotas, and the overrides of a shop for which none are set. */
export const quotaKinds = ["requests", "visits", "exports", "searches", "storage"] as const satisfies ReadonlyArray<
  keyof QuotaLimits
>
export const noOverrides: QuotaOverrides = {
  requests: null,
  visits: null,
  exports: null,
  searches: null,
  storage: null
}

/** Returns the limits that apply to a shop. */
export const limitsWith = (usual: QuotaLimits, overrides: QuotaOverrides): QuotaLimits =>
  Object.fromEntries(quotaKinds.map((kind) => [kind, overrides[kind] ?? usual[kind]])) as unknown as QuotaLimits

/** The shop's files would exceed the storage limit. Both values are in bytes. */
export class StorageFull extends Schema.TaggedError<StorageFull>()(
  "StorageFull",
  {
    used: field(Schema.Number, "Storage used, in bytes.", 999_000_000),
    limit: field(Schema.Number, "Storage limit, in bytes.", 1_000_000_000)
  },
  { httpApiStatus: 422 }
) {}
