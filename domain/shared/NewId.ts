import { Context, type Effect } from "effect"

/** Makes ids that grow with time (UUIDv7). Ids are names, never secrets. */
export class NewId extends Context.Service<NewId, { readonly next: Effect.Effect<string> }>()("domain/shared/NewId") {}
