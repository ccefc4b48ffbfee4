import { Context, type Effect } from "effect"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { CountedKind, QuotaLimits, QuotaOverrides } from "./Quota.ts"

/** How much a shop uses, beside how much it may (T13). */
export class Quotas extends Context.Service<
  Quotas,
  {
    /**
     * Counts one more; when the shop has used up its quota, the milliseconds until it may go on. It never waits for
     * anything: nodes count in memory and tell each other behind the calls.
     */
    readonly take: (kind: CountedKind) => Effect.Effect<number | undefined, never, CurrentTenant>
    /**
     * The milliseconds that a shop has to wait which is known to have used up its quota, without counting anything: so
     * that refusing its further calls costs next to nothing. `now` in milliseconds since 1970.
     */
    readonly usedUp: (tenant: TenantId, kind: CountedKind, now: number) => number | undefined
    /**
     * How much of each was used in the window that runs, as far as this node has heard; a twentieth of a limit may not
     * have been told by each other node.
     */
    readonly counted: Effect.Effect<Readonly<Record<CountedKind, number>>, never, CurrentTenant>
    /** What the server gives a shop unless root says otherwise. */
    readonly usual: QuotaLimits
    readonly overrides: Effect.Effect<QuotaOverrides, never, CurrentTenant>
    readonly override: (overrides: QuotaOverrides) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/quotas/Quotas") {}
