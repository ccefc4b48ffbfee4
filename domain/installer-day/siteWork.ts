import type { PhotoType } from "#domain/job-files/JobFile.ts"
import type { JobWork } from "#domain/jobs/JobWork.ts"
import type { SiteEntry, SiteStep } from "./SiteEvent.ts"

type Deed<Tag extends SiteEntry["_tag"]> = Extract<SiteEntry, { readonly _tag: Tag }>

/** An entry with the time it happened, whether it is on the server or still queued on the phone. */
export interface TimedEntry {
  readonly id: string
  readonly at: number
  readonly deed: SiteEntry
}

/** The state of a stop, derived from its events. The newest entry of each kind wins. */
export interface SiteState {
  /** When each step was first taken. */
  readonly steps: Readonly<Partial<Record<SiteStep, number>>>
  readonly couldNot: (Deed<"couldNot"> & { readonly at: number }) | undefined
  readonly vin: string | undefined
  readonly mileage: number | null | undefined
  /** By id of the glass line. */
  readonly dotNumbers: Readonly<Record<string, string>>
  readonly adhesive: Deed<"adhesive"> | undefined
  readonly scans: Readonly<Partial<Record<"before" | "after", { readonly at: number; readonly codes: string }>>>
  readonly calibration: Deed<"calibration"> | undefined
  readonly photos: ReadonlyArray<Deed<"photo">>
  readonly signatures: Readonly<Partial<Record<"before" | "after", Deed<"signature"> & { readonly at: number }>>>
  readonly toldAt: number | undefined
  /** When the payment link was sent to the customer. */
  readonly payLinkAt: number | undefined
  readonly notes: ReadonlyArray<{ readonly at: number; readonly text: string }>
}

const nothing: SiteState = {
  steps: {},
  couldNot: undefined,
  vin: undefined,
  mileage: undefined,
  dotNumbers: {},
  adhesive: undefined,
  scans: {},
  calibration: undefined,
  photos: [],
  signatures: {},
  toldAt: undefined,
  payLinkAt: undefined,
  notes: []
}

/** Derives the state of a stop from its events, in any order and ignoring duplicates. */
export const siteStateOf = (events: ReadonlyArray<TimedEntry>): SiteState => {
  const once = new Map(events.map((event) => [event.id, event]))
  return [...once.values()]
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .reduce(withDeed, nothing)
}

const withDeed = (work: SiteState, { at, deed }: TimedEntry): SiteState => {
  switch (deed._tag) {
    case "step":
      // A later step means the work continued after all.
      return { ...work, couldNot: undefined, steps: { [deed.step]: at, ...work.steps } }
    case "couldNot":
      return { ...work, couldNot: { ...deed, at } }
    case "vin":
      return { ...work, vin: deed.vin }
    case "mileage":
      return { ...work, mileage: deed.mileage }
    case "glass":
      return { ...work, dotNumbers: { ...work.dotNumbers, [deed.lineId]: deed.dotNumber } }
    case "adhesive":
      return { ...work, adhesive: deed, toldAt: undefined }
    case "scan":
      return { ...work, scans: { ...work.scans, [deed.when]: { at, codes: deed.codes } } }
    case "calibration":
      return { ...work, calibration: deed }
    case "photo":
      return { ...work, photos: [...work.photos.filter(({ fileId }) => fileId !== deed.fileId), deed] }
    case "signature":
      return { ...work, signatures: { ...work.signatures, [deed.when]: { ...deed, at } } }
    case "told":
      return { ...work, toldAt: at }
    case "payLink":
      return { ...work, payLinkAt: work.payLinkAt ?? at }
    case "note":
      return { ...work, notes: [...work.notes, { at, text: deed.text }] }
  }
}

/** Adds the installer's start and finish times from the job, because these steps can also be taken on the job page. */
export const withRowTimes = (
  work: SiteState,
  rows: ReadonlyArray<{
    readonly userId: string
    readonly startedAt?: number | undefined
    readonly finishedAt?: number | undefined
  }>,
  userId: string
): SiteState => {
  const own = rows.filter((row) => row.userId === userId)
  const started = own.find(({ startedAt }) => startedAt !== undefined)?.startedAt
  const last = own.every(({ finishedAt }) => finishedAt !== undefined) ? own.at(-1)?.finishedAt : undefined
  return {
    ...work,
    steps: {
      ...(started === undefined ? {} : { started }),
      ...(last === undefined ? {} : { finished: last }),
      ...work.steps
    }
  }
}

/** Returns the status of a stop: its last step, given up, or still ahead. */
export const stopStatusOf = ({ couldNot, steps }: SiteState): SiteStep | "ahead" | "couldNot" => {
  if (steps.finished !== undefined && (couldNot === undefined || steps.finished > couldNot.at)) return "finished"
  if (couldNot !== undefined) return "couldNot"
  return (["started", "arrived", "onMyWay"] as const).find((step) => steps[step] !== undefined) ?? "ahead"
}

/**
 * Returns the next step at a stop; undefined once it is finished or given up. Jobs in the shop have no travel steps.
 */
export const nextStepOf = (work: SiteState, { isMobile }: { readonly isMobile: boolean }): SiteStep | undefined => {
  const standing = stopStatusOf(work)
  if (standing === "finished" || standing === "couldNot") return undefined
  if (standing === "started") return "finished"
  if (standing === "arrived") return "started"
  if (standing === "onMyWay") return "arrived"
  return isMobile ? "onMyWay" : "started"
}

/**
 * Returns when the vehicle may be driven, in milliseconds since 1970 UTC: when the glass was set plus the minutes on
 * the adhesive's label.
 */
export const safeToDriveAt = ({ minutes, setAt }: Pick<Deed<"adhesive">, "minutes" | "setAt">): number =>
  setAt + minutes * 60_000

/**
 * Returns whether an adhesive has expired on a day (AGRSS 003 requires tracing lot and expiry). It may still be used on
 * its expiration date.
 */
export const isExpiredOn = (day: string, { adhesiveExpiry }: { readonly adhesiveExpiry: string }): boolean =>
  adhesiveExpiry !== "" && adhesiveExpiry < day

/** Returns whether the VIN read from the vehicle matches the job's; undefined if the job has none. */
export const isSameVin = (read: string, job: string): boolean | undefined =>
  job.trim() === "" ? undefined : read.trim().toUpperCase() === job.trim().toUpperCase()

type Asking = Pick<JobWork, "install" | "lines" | "vehicle">

/** Returns the photos a job requires: six views if glass is set, otherwise one of the full vehicle. */
export const requiredPhotos = ({ install, lines }: Asking): ReadonlyArray<PhotoType> =>
  includesGlass({ install, lines }) ? ["full", "rvmirror", "front", "back", "front-rv", "back-rv"] : ["full"]

/** Returns whether the job sets glass, and so needs an adhesive, a DOT number and a drive-away time. */
export const includesGlass = ({ install, lines }: Pick<Asking, "install" | "lines">): boolean =>
  install.jobType === "replacement" || (install.jobType === "" && lines.some(({ kind }) => kind === "glass"))

/** Returns whether the job includes a camera calibration. */
export const includesCalibration = ({
  install,
  lines
}: Pick<Asking, "install"> & { readonly lines: ReadonlyArray<Pick<Asking["lines"][number], "kind">> }): boolean =>
  install.jobType === "calibration" || lines.some(({ kind }) => kind === "calibration")

/** Calibration evidence that networks require and that is missing (trade 1.3). */
export type CalibrationGap = "calibration" | "vin" | "passed" | "scanBefore" | "scanAfter" | "photos"

/** Returns how many photos a calibration requires: two, or none if it is purely dynamic (trade 1.3). */
export const requiredCalibrationPhotos = (method: Deed<"calibration">["method"]): number =>
  method === "dynamic" ? 0 : 2

/**
 * Returns the missing calibration evidence. Required are the calibration itself (tool, serial number, times and method,
 * recorded together), the VIN as read, a passed result, a scan before and after, and two photos unless it is purely
 * dynamic.
 */
export const calibrationGaps = (work: SiteState): ReadonlyArray<CalibrationGap> => {
  const { calibration, photos, scans, vin } = work
  return [
    ...(calibration === undefined ? ["calibration" as const] : []),
    ...(vin === undefined ? ["vin" as const] : []),
    ...(calibration?.result === "failed" ? ["passed" as const] : []),
    ...(scans.before === undefined ? ["scanBefore" as const] : []),
    ...(scans.after === undefined ? ["scanAfter" as const] : []),
    ...(calibration !== undefined && photos.length < requiredCalibrationPhotos(calibration.method)
      ? ["photos" as const]
      : [])
  ]
}

/** The tasks of a stop besides its steps. */
export type SiteTask =
  | "signatureBefore"
  | "vin"
  | "mileage"
  | "photos"
  | "glass"
  | "adhesive"
  | "calibration"
  | "signatureAfter"

/**
 * Returns the tasks a job requires on site, in the order they are done, with their status. `photos` are those taken so
 * far, on the server or still queued on the phone.
 */
export const tasksOf = (
  job: Asking,
  work: SiteState,
  photos: ReadonlyArray<string>
): ReadonlyArray<{ readonly task: SiteTask; readonly isDone: boolean }> => {
  const glass = job.lines.filter(({ kind }) => kind === "glass")
  const isSet = includesGlass(job)
  return [
    { task: "signatureBefore", isDone: work.signatures.before !== undefined },
    { task: "vin", isDone: work.vin !== undefined },
    { task: "mileage", isDone: (work.mileage ?? job.vehicle.mileage) !== null },
    { task: "photos", isDone: requiredPhotos(job).every((place) => photos.includes(place)) },
    ...(isSet && glass.length > 0
      ? [
          {
            task: "glass" as const,
            isDone: glass.every(({ id, dotNumber }) => (work.dotNumbers[id] ?? dotNumber) !== "")
          }
        ]
      : []),
    ...(isSet ? [{ task: "adhesive" as const, isDone: work.adhesive !== undefined }] : []),
    ...(includesCalibration(job) ? [{ task: "calibration" as const, isDone: calibrationGaps(work).length === 0 }] : []),
    { task: "signatureAfter", isDone: work.signatures.after !== undefined }
  ]
}

/**
 * Returns the time a stop is sorted by: its own start, else the promised time, else the start of the promised half of
 * the day.
 */
export const sortTimeOf = ({
  start,
  time,
  timeFrame
}: {
  readonly start: string
  readonly time: string
  readonly timeFrame: string
}): string => start || time || (timeFrame === "morning" ? "08:00" : timeFrame === "afternoon" ? "12:00" : "99:99")
