import { Context, type Effect } from "effect"

/** Generates time-ordered ids (UUIDv7). Ids are identifiers, never secrets. */
export class NewId extends Context.Service<NewId, { readonly next: Effect.Effect<string> }>()("domain/shared/NewId") {}
