import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getJob } from "#domain/jobs/jobsApi.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { getCurrentUser } from "#domain/session/sessionApi.ts"

/** What every screen waits for: who is here. */
const everyScreen: ReadonlyArray<Endpoint> = [getCurrentUser]

/** What a screen cannot be drawn without, by its path; its address holds all that these calls are asked. */
const byScreen: Readonly<Record<string, ReadonlyArray<Endpoint>>> = {
  "/jobs/create": [listJobLocations],
  "/jobs/:id/edit": [getJob, listJobLocations]
}

/**
 * The calls that the page of a screen names for the browser to preload: their answers come beside the scripts, not
 * after they have run.
 */
export const callsToPreload = (screen: string): ReadonlyArray<string> =>
  [...everyScreen, ...(byScreen[screen] ?? [])].map(({ path }) => path)
