import { Context, type Effect } from "effect"
import type { JobId } from "#domain/shared/JobId.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { JobFileId, StoredJobFile } from "./JobFile.ts"

/** Storage for the list of files of each job. Their contents are stored in `Files`. */
export class JobFiles extends Context.Service<
  JobFiles,
  {
    /** Returns all files that are not deleted, oldest first. */
    readonly ofJob: (job: JobId) => Effect.Effect<ReadonlyArray<StoredJobFile>, never, CurrentTenant>
    /** Returns a file, whether deleted or not. */
    readonly find: (job: JobId, id: JobFileId) => Effect.Effect<StoredJobFile | undefined, never, CurrentTenant>
    readonly add: (job: JobId, file: StoredJobFile) => Effect.Effect<void, never, CurrentTenant>
    /** Marks a file as deleted at the given time, or restores it if null. */
    readonly setDeleted: (job: JobId, id: JobFileId, at: number | null) => Effect.Effect<void, never, CurrentTenant>
    /** Permanently removes files deleted before `until`, and returns them. */
    readonly purgeDeleted: (
      job: JobId,
      until: number
    ) => Effect.Effect<ReadonlyArray<StoredJobFile>, never, CurrentTenant>
  }
>()("domain/job-files/JobFiles") {}
