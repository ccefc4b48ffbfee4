import { createContext, useContext } from "react"
import type { JobId } from "#domain/shared/JobId.ts"

/** Who of the others moved a job just now, by their names; none of what this page moved itself. */
export const MovedBy = createContext<ReadonlyMap<JobId, string>>(new Map())

/** The name of who moved that job just now; undefined where nobody else did. */
export const useMovedBy = (id: JobId): string | undefined => useContext(MovedBy).get(id)
