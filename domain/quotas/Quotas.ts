import { Context, type Effect } from "effect"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { CountedKind, QuotaLimits, QuotaOverrides } from "./Quota.ts"

/** A shop's usage and limits (T13). */
export class Quotas extends Context.Service<
  Quotas,
  {
    /**
     * Counts one use. If the shop's quota is exhausted, returns the milliseconds until it resets. Never blocks: nodes
     * count in memory and synchronize in the background.
     */
    readonly consume: (kind: CountedKind) => Effect.Effect<number | undefined, never, CurrentTenant>
    /**
     * Returns the milliseconds until the quota resets for a shop already known to have exhausted it, without counting.
     * This makes rejecting further requests very cheap. `now` is in milliseconds since 1970.
     */
    readonly exhaustedFor: (tenant: TenantId, kind: CountedKind, now: number) => number | undefined
    /**
     * The usage in the current window, as far as known to this node. Each other node may have up to a twentieth of a
     * limit not yet reported.
     */
    readonly usage: Effect.Effect<Readonly<Record<CountedKind, number>>, never, CurrentTenant>
    /** The server's default limits. */
    readonly defaults: QuotaLimits
    readonly overrides: Effect.Effect<QuotaOverrides, never, CurrentTenant>
    readonly saveOverrides: (overrides: QuotaOverrides) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/quotas/Quotas") {}
