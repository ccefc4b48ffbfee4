import type { InstallerDay, Stop } from "#domain/installer-day/installerDayApi.ts"
import { siteStateOf, type SiteState, tasksOf, withRowTimes } from "#domain/installer-day/siteWork.ts"
import type { PhoneItem } from "./PhoneItem.ts"

/** A stop with what was done there, on the server or only on this phone so far. */
export interface StopView {
  readonly stop: Stop
  readonly work: SiteState
  readonly tasks: ReturnType<typeof tasksOf>
  /** Photos by slot; a pending one includes its file. */
  readonly photos: ReadonlyMap<string, { readonly fileId: string; readonly file: Blob | undefined }>
  /** Number of its pending items. */
  readonly waiting: number
}

/**
 * Starts and finishes known to the server are in the installer's own row, and may have been undone on the job's page.
 */
const isInRow = (deed: Stop["events"][number]["deed"]) =>
  deed._tag === "step" && (deed.step === "started" || deed.step === "finished")

/** Merges the server's last known state of a stop with the items pending or sent since. */
export const stopView = (stop: Stop, items: ReadonlyArray<PhoneItem>, me: string): StopView => {
  const own = items.filter(({ jobId, state }) => jobId === stop.job.id && state !== "refused")
  const isBilled = stop.job.stage === "invoice"
  const known = new Set<string>(stop.events.map(({ id }) => id))
  const events = [
    ...stop.events.filter(({ deed }) => isBilled || !isInRow(deed)),
    ...own.flatMap((item) => (item.kind === "deed" && !known.has(item.id) ? [item] : []))
  ]
  const work = withRowTimes(siteStateOf(events), stop.job.install.installers, me)
  const photos = new Map<string, { readonly fileId: string; readonly file: Blob | undefined }>()
  for (const { fileId, place } of stop.photos)
    if (place !== "attachment") photos.set(place, { fileId, file: undefined })
  for (const item of own)
    if (item.kind === "photo" && item.state === "waiting") photos.set(item.place, { fileId: item.id, file: item.file })
  return {
    stop,
    work,
    tasks: tasksOf(stop.job, work, [...photos.keys()]),
    photos,
    waiting: own.filter(({ state }) => state === "waiting").length
  }
}

/** Today's stops, and those of the following days. */
export const stopsOf = (day: InstallerDay) => ({
  today: day.stops.filter((stop) => stop.day === day.today),
  coming: day.stops.filter((stop) => stop.day > day.today)
})
