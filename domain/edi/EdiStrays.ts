import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { EdiStray, EdiStrayId } from "./EdiStray.ts"

/** Permanent storage for unmatched items received from partners. */
export class EdiStrays extends Context.Service<
  EdiStrays,
  {
    /**
     * Saves an item with the file's content. Returns false if the partner's file with this name and content already
     * exists.
     */
    readonly add: (stray: EdiStray, content: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Returns unresolved items, oldest first, or resolved ones, latest first; up to `mostStrays`. */
    readonly list: (isSettled: boolean) => Effect.Effect<ReadonlyArray<EdiStray>, never, CurrentTenant>
    /** Returns an item and locks it until the transaction ends. */
    readonly open: (id: EdiStrayId) => Effect.Effect<EdiStray | undefined, never, CurrentTenant>
    readonly content: (id: EdiStrayId) => Effect.Effect<string | undefined, never, CurrentTenant>
    readonly settle: (
      id: EdiStrayId,
      settled: NonNullable<EdiStray["settled"]>
    ) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/edi/EdiStrays") {}
