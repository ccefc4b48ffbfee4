import { Context, type Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { Signature } from "./Signature.ts"

/** Where the signatures on jobs' papers are kept. Only ever added to. */
export class Signatures extends Context.Service<
  Signatures,
  {
    /** All of a job's, newest first. */
    readonly of: (job: JobId) => Effect.Effect<ReadonlyArray<Signature>, never, CurrentTenant>
    readonly add: (job: JobId, signature: Signature) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/signatures/Signatures") {}
