import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { EdiStray, EdiStrayId } from "./EdiStray.ts"

/** Where what came from partners and has no place is kept, for good. */
export class EdiStrays extends Context.Service<
  EdiStrays,
  {
    /** Keeps it with the file's content; false where the partner's file of that name and content is kept. */
    readonly add: (stray: EdiStray, content: string) => Effect.Effect<boolean, never, CurrentTenant>
    /** Those that wait, the oldest first, or those that are sorted out, the latest first; `mostStrays` at most. */
    readonly list: (isSettled: boolean) => Effect.Effect<ReadonlyArray<EdiStray>, never, CurrentTenant>
    /** The same as it is now, and nobody else changes it until this call is done. */
    readonly open: (id: EdiStrayId) => Effect.Effect<EdiStray | undefined, never, CurrentTenant>
    readonly content: (id: EdiStrayId) => Effect.Effect<string | undefined, never, CurrentTenant>
    readonly settle: (
      id: EdiStrayId,
      settled: NonNullable<EdiStray["settled"]>
    ) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/edi/EdiStrays") {}
