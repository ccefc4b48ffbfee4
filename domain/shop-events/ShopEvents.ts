import { Context, type Effect } from "effect"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { AccessEvent, KeptShopEvent } from "./ShopEvent.ts"

/** How far somebody has read, as its keeper writes it: opaque to everybody else. */
export type EventPosition = string

/** What happened after a position, and the position after it. */
export interface EventsRead {
  readonly events: ReadonlyArray<KeptShopEvent | AccessEvent>
  readonly position: EventPosition
}

/**
 * What changed in the shops, written down together with the change itself, so that none is told that did not happen and
 * none that did is left out.
 */
export class ShopEvents extends Context.Service<
  ShopEvents,
  {
    /** What happened in the shop after a position; "tooOld" where that is no longer known, or never was. */
    readonly after: (position: EventPosition) => Effect.Effect<EventsRead | "tooOld", never, CurrentTenant>
    /** What happened in the shop in the last so many milliseconds; with 0, where it stands. */
    readonly lately: (milliseconds: number) => Effect.Effect<EventsRead, never, CurrentTenant>
    /** Which shops have something after a position, whichever; without one, where all stand. */
    readonly shopsAfter: (
      position: EventPosition | undefined
    ) => Effect.Effect<{ readonly shops: ReadonlyArray<TenantId>; readonly position: EventPosition }>
    /** Takes away what happened in all shops longer ago than events are kept for. */
    readonly forget: Effect.Effect<void>
  }
>()("domain/shop-events/ShopEvents") {}
