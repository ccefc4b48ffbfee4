import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { getCurrentUser } from "#domain/session/sessionApi.ts"

/** Requests that every screen waits for: the current user. */
const everyScreen: ReadonlyArray<Endpoint> = [getCurrentUser]

/** The requests a screen cannot be rendered without, by path. Their inputs must be derivable from the URL alone. */
const byScreen: Readonly<Record<string, ReadonlyArray<Endpoint>>> = {
  "/jobs/create": [listJobLocations],
  "/jobs/:id/edit": [getJob, listJobLocations]
}

/**
 * Returns the requests that a screen's page declares as preloads, so that the browser fetches them in parallel with the
 * scripts instead of after running them.
 */
export const callsToPreload = (screen: string): ReadonlyArray<string> =>
  [...everyScreen, ...(byScreen[screen] ?? [])].map(({ path }) => path)
