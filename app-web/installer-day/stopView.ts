import type { InstallerDay, Stop } from "#domain/installer-day/installerDayApi.ts"
import { siteWorkOf, type SiteWork, tasksOf, withRowTimes } from "#domain/installer-day/siteWork.ts"
import type { PhoneItem } from "./PhoneItem.ts"

/** A stop with what was done there, on the server or only on this phone so far. */
export interface StopView {
  readonly stop: Stop
  readonly work: SiteWork
  readonly tasks: ReturnType<typeof tasksOf>
  /** The places of which there is a photo, and the one that waits here with its bytes. */
  readonly photos: ReadonlyMap<string, { readonly fileId: string; readonly file: Blob | undefined }>
  /** How many things of it wait. */
  readonly waiting: number
}

/** Starts and ends that the server has are in the installer's own row, and may have been taken back on the job's page. */
const isInRow = (deed: Stop["events"][number]["deed"]) =>
  deed._tag === "step" && (deed.step === "started" || deed.step === "finished")

/** A stop as the phone shows it: what the server knew last, and on top what waits or went since. */
export const stopView = (stop: Stop, items: ReadonlyArray<PhoneItem>, me: string): StopView => {
  const own = items.filter(({ jobId, state }) => jobId === stop.job.id && state !== "refused")
  const isBilled = stop.job.stage === "invoice"
  const known = new Set<string>(stop.events.map(({ id }) => id))
  const events = [
    ...stop.events.filter(({ deed }) => isBilled || !isInRow(deed)),
    ...own.flatMap((item) => (item.kind === "deed" && !known.has(item.id) ? [item] : []))
  ]
  const work = withRowTimes(siteWorkOf(events), stop.job.install.installers, me)
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

/** The stops of today, and of the days after it. */
export const stopsOf = (day: InstallerDay) => ({
  today: day.stops.filter((stop) => stop.day === day.today),
  coming: day.stops.filter((stop) => stop.day > day.today)
})
