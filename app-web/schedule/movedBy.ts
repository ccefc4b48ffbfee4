import { createContext, useContext } from "react"
import type { JobId } from "#domain/shared/JobId.ts"

/** Names of the other users who just moved a job, by job. Excludes moves made on this page. */
export const MovedBy = createContext<ReadonlyMap<JobId, string>>(new Map())

/** The name of the other user who just moved the job; undefined if none did. */
export const useMovedBy = (id: JobId): string | undefined => useContext(MovedBy).get(id)
