import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/**
 * What is counted per shop: calls of people who are signed in, calls of everybody else (so that strangers cannot use up
 * what a shop's people work with), lists taken as files, and look-ups of vehicles and glass.
 */
export const CountedKind = Schema.Literals(["requests", "visits", "exports", "searches"])
export type CountedKind = typeof CountedKind.Type

/** Milliseconds of the window in which each is counted. */
export const windowOf: Readonly<Record<CountedKind, number>> = {
  requests: 60_000,
  visits: 60_000,
  exports: 3_600_000,
  searches: 3_600_000
}

const limit = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }, { message: "quota.invalid" }))

/**
 * How much of each a shop may use in its window, and how many megabytes (of 1,000,000 bytes) its files may take; 0 is
 * no limit.
 */
export const QuotaLimits = Schema.Struct({
  requests: field(limit, "Calls of signed-in people a minute; 0 is no limit.", 1200),
  visits: field(limit, "Calls of everybody else a minute; 0 is no limit.", 600),
  exports: field(limit, "Lists taken as files an hour; 0 is no limit.", 100),
  searches: field(limit, "Look-ups of vehicles and glass an hour; 0 is no limit.", 1000),
  storage: field(limit, "What files may take, in megabytes; 0 is no limit.", 20000)
})
export type QuotaLimits = typeof QuotaLimits.Type

/** Limits that root has set for one shop in the place of the server's; null leaves the server's. */
export const QuotaOverrides = Schema.Struct({
  requests: field(Schema.NullOr(limit), "Calls of signed-in people a minute; 0 is no limit.", 1200),
  visits: field(Schema.NullOr(limit), "Calls of everybody else a minute; 0 is no limit.", 600),
  exports: field(Schema.NullOr(limit), "Lists taken as files an hour; 0 is no limit.", 100),
  searches: field(Schema.NullOr(limit), "Look-ups of vehicles and glass an hour; 0 is no limit.", 1000),
  storage: field(Schema.NullOr(limit), "What files may take, in megabytes; 0 is no limit.", 20000)
})
export type QuotaOverrides = typeof QuotaOverrides.Type

/** The kinds there are, and none that is set. */
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

/** What holds for a shop. */
export const limitsWith = (usual: QuotaLimits, overrides: QuotaOverrides): QuotaLimits =>
  Object.fromEntries(quotaKinds.map((kind) => [kind, overrides[kind] ?? usual[kind]])) as unknown as QuotaLimits

/** The shop's files would take more than it may keep. Both in bytes. */
export class StorageFull extends Schema.TaggedError<StorageFull>()(
  "StorageFull",
  {
    used: field(Schema.Number, "What its files take, in bytes.", 999_000_000),
    limit: field(Schema.Number, "What they may take, in bytes.", 1_000_000_000)
  },
  { httpApiStatus: 422 }
) {}
