import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { UnmatchedItem, EdiStrayId } from "./UnmatchedItem.ts"

/** Permanent storage for unmatched items received from partners. */
export class UnmatchedItems extends Context.Service<
  UnmatchedItems,
  {
    /**
     * Saves an item with the file's content. Returns false if the partner's file with this name and content already
     * exists.
     */
    readonly add: (stray: UnmatchedItem, content: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Returns unresolved items, oldest first, or resolved ones, latest first; up to `maxUnmatchedItems`. */
    readonly list: (isSettled: boolean) => Effect.Effect<ReadonlyArray<UnmatchedItem>, never, CurrentTenant>
    /** Returns an item and locks it until the transaction ends. */
    readonly getForUpdate: (id: EdiStrayId) => Effect.Effect<UnmatchedItem | undefined, never, CurrentTenant>
    readonly content: (id: EdiStrayId) => Effect.Effect<string | undefined, never, CurrentTenant>
    readonly resolve: (
      id: EdiStrayId,
      settled: NonNullable<UnmatchedItem["settled"]>
    ) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/edi/UnmatchedItems") {}
