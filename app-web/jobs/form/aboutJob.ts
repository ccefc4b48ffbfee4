import type { Job } from "#domain/jobs/Job.ts"

/** What toasts about a job name: whatever changes it takes the Undo of an older step away. */
export const aboutJob = ({ id }: Pick<Job, "id">) => `job.${id}`
