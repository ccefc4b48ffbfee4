import { Context, type Effect } from "effect"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { AccessEvent, StoredShopEvent } from "./ShopEvent.ts"

/** A reader's position in the event log. Opaque except to the storage adapter. */
export type EventPosition = string

/** The events after a position, and the new position. */
export interface EventBatch {
  readonly events: ReadonlyArray<StoredShopEvent | AccessEvent>
  readonly position: EventPosition
}

/**
 * The log of changes in the shops. Events are written in the same transaction as the change itself, so the log contains
 * exactly the changes that happened.
 */
export class ShopEvents extends Context.Service<
  ShopEvents,
  {
    /** Returns the shop's events after a position; "tooOld" if the position is unknown or no longer retained. */
    readonly after: (position: EventPosition) => Effect.Effect<EventBatch | "tooOld", never, CurrentTenant>
    /** Returns the shop's events of the last given milliseconds; with 0, only the current position. */
    readonly recent: (milliseconds: number) => Effect.Effect<EventBatch, never, CurrentTenant>
    /** Returns the shops that have events after a position; without a position, only the current one. */
    readonly shopsAfter: (
      position: EventPosition | undefined
    ) => Effect.Effect<{ readonly shops: ReadonlyArray<TenantId>; readonly position: EventPosition }>
    /** Deletes events of all shops that are past their retention. */
    readonly deleteExpired: Effect.Effect<void>
  }
>()("domain/shop-events/ShopEvents") {}
