import { Context, type Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobFileId, KeptFile } from "./JobFile.ts"

/** Which files a job has; their bytes are kept in `Files`. */
export class JobFiles extends Context.Service<
  JobFiles,
  {
    /** All that are not deleted, in the order they came. */
    readonly of: (job: JobId) => Effect.Effect<ReadonlyArray<KeptFile>, never, CurrentTenant>
    /** One of them, deleted or not. */
    readonly find: (job: JobId, id: JobFileId) => Effect.Effect<KeptFile | undefined, never, CurrentTenant>
    readonly add: (job: JobId, file: KeptFile) => Effect.Effect<void, never, CurrentTenant>
    /** Deletes it, or with null takes that back. */
    readonly setDeleted: (job: JobId, id: JobFileId, at: number | null) => Effect.Effect<void, never, CurrentTenant>
    /** Forgets what was deleted before `until`, and says what it was. */
    readonly forget: (job: JobId, until: number) => Effect.Effect<ReadonlyArray<KeptFile>, never, CurrentTenant>
  }
>()("domain/job-files/JobFiles") {}
