import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import type { PhotoReply } from "./PhotoReply.ts"

/** Where what customers sent by links that ask for photos is kept; the photos themselves are files of the job. */
export class PhotoReplies extends Context.Service<
  PhotoReplies,
  {
    readonly of: (link: JobLinkId) => Effect.Effect<PhotoReply | undefined, never, CurrentTenant>
    /** All of a job, the latest link's first. */
    readonly ofJob: (job: JobId) => Effect.Effect<ReadonlyArray<PhotoReply>, never, CurrentTenant>
    /** Keeps it in place of what was kept of the same link; the job is held meanwhile. */
    readonly keep: (reply: PhotoReply) => Effect.Effect<void, never, CurrentTenant>
  }
>()("domain/public-page/PhotoReplies") {}
