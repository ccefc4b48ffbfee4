import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import type { PhotoReply } from "./PhotoReply.ts"

/** Storage for what customers send through photo request links. The photos themselves are stored as job files. */
export class PhotoReplies extends Context.Service<
  PhotoReplies,
  {
    readonly ofLink: (link: JobLinkId) => Effect.Effect<PhotoReply | undefined, never, CurrentTenant>
    /** Returns all replies of a job, the latest link's first. */
    readonly ofJob: (job: JobId) => Effect.Effect<ReadonlyArray<PhotoReply>, never, CurrentTenant>
    /** Saves the reply, replacing any earlier one for the same link. The caller must hold the lock on the job. */
    readonly save: (reply: PhotoReply) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/public-page/PhotoReplies") {}
