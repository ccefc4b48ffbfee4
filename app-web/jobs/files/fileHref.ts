import type { JobFileId } from "#domain/job-files/JobFile.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** Where a job's file is fetched: itself, or its small picture. */
export const fileHref = (job: JobId, file: JobFileId, what: "content" | "thumbnail"): string =>
  `/api/V1/jobs/${job}/files/${file}/${what}`
