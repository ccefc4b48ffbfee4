import type { PhotoType } from "#domain/job-files/JobFile.ts"
import type { JobWork } from "#domain/jobs/JobWork.ts"
import type { SiteDeed, SiteStep } from "./SiteEvent.ts"

type Deed<Tag extends SiteDeed["_tag"]> = Extract<SiteDeed, { readonly _tag: Tag }>

/** A deed with when it happened, whether the server has it or it still waits on the phone. */
export interface DatedDeed {
  readonly id: string
  readonly at: number
  readonly deed: SiteDeed
}

/** What an installer did at a stop so far, as its events add up; the newest entry of a kind stands. */
export interface SiteWork {
  /** When each step was first taken. */
  readonly steps: Readonly<Partial<Record<SiteStep, number>>>
  readonly couldNot: (Deed<"couldNot"> & { readonly at: number }) | undefined
  readonly vin: string | undefined
  readonly mileage: number | null | undefined
  /** By the line of the glass. */
  readonly dotNumbers: Readonly<Record<string, string>>
  readonly adhesive: Deed<"adhesive"> | undefined
  readonly scans: Readonly<Partial<Record<"before" | "after", { readonly at: number; readonly codes: string }>>>
  readonly calibration: Deed<"calibration"> | undefined
  readonly photos: ReadonlyArray<Deed<"photo">>
  readonly signatures: Readonly<Partial<Record<"before" | "after", Deed<"signature"> & { readonly at: number }>>>
  readonly toldAt: number | undefined
  /** When the customer was sent the link to pay by. */
  readonly payLinkAt: number | undefined
  readonly notes: ReadonlyArray<{ readonly at: number; readonly text: string }>
}

const nothing: SiteWork = {
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

/** What the events of a stop come to, in whatever order they came and however often one of them did. */
export const siteWorkOf = (events: ReadonlyArray<DatedDeed>): SiteWork => {
  const once = new Map(events.map((event) => [event.id, event]))
  return [...once.values()]
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .reduce(withDeed, nothing)
}

const withDeed = (work: SiteWork, { at, deed }: DatedDeed): SiteWork => {
  switch (deed._tag) {
    case "step":
      // Work that goes on was not given up for good.
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

/** What the job's own page knows of the installer's steps beside: they may have started or finished there. */
export const withRowTimes = (
  work: SiteWork,
  rows: ReadonlyArray<{
    readonly userId: string
    readonly startedAt?: number | undefined
    readonly finishedAt?: number | undefined
  }>,
  userId: string
): SiteWork => {
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

/** How a stop stands: the last step that was taken, given up, or still ahead. */
export const standingOf = ({ couldNot, steps }: SiteWork): SiteStep | "ahead" | "couldNot" => {
  if (steps.finished !== undefined && (couldNot === undefined || steps.finished > couldNot.at)) return "finished"
  if (couldNot !== undefined) return "couldNot"
  return (["started", "arrived", "onMyWay"] as const).find((step) => steps[step] !== undefined) ?? "ahead"
}

/** The step that comes next at a stop; undefined once it is over. In the shop nobody drives. */
export const nextStepOf = (work: SiteWork, { isMobile }: { readonly isMobile: boolean }): SiteStep | undefined => {
  const standing = standingOf(work)
  if (standing === "finished" || standing === "couldNot") return undefined
  if (standing === "started") return "finished"
  if (standing === "arrived") return "started"
  if (standing === "onMyWay") return "arrived"
  return isMobile ? "onMyWay" : "started"
}

/** When the vehicle may be driven, in milliseconds UTC: the glass was set, and the time on the adhesive's label passed. */
export const safeToDriveAt = ({ minutes, setAt }: Pick<Deed<"adhesive">, "minutes" | "setAt">): number =>
  setAt + minutes * 60_000

/** Whether an adhesive may not be used on a day any more (AGRSS 003: lot and expiry are traced). Its last day counts. */
export const isExpiredOn = (day: string, { adhesiveExpiry }: { readonly adhesiveExpiry: string }): boolean =>
  adhesiveExpiry !== "" && adhesiveExpiry < day

/** Whether a VIN read from the vehicle is the job's; undefined where the job has none to compare with. */
export const isSameVin = (read: string, job: string): boolean | undefined =>
  job.trim() === "" ? undefined : read.trim().toUpperCase() === job.trim().toUpperCase()

type Asking = Pick<JobWork, "install" | "lines" | "vehicle">

/** The photos that a job asks for: glass that goes in is shown from its six places, any other work as a whole. */
export const photosAsked = ({ install, lines }: Asking): ReadonlyArray<PhotoType> =>
  setsGlass({ install, lines }) ? ["full", "rvmirror", "front", "back", "front-rv", "back-rv"] : ["full"]

/** Whether glass is set: an adhesive, a DOT number and a drive-away time belong to it. */
export const setsGlass = ({ install, lines }: Pick<Asking, "install" | "lines">): boolean =>
  install.jobType === "replacement" || (install.jobType === "" && lines.some(({ kind }) => kind === "glass"))

/** Whether a camera is calibrated. */
export const calibrates = ({
  install,
  lines
}: Pick<Asking, "install"> & { readonly lines: ReadonlyArray<Pick<Asking["lines"][number], "kind">> }): boolean =>
  install.jobType === "calibration" || lines.some(({ kind }) => kind === "calibration")

/** What a network asks of a calibration and is not there yet (trade 1.3). */
export type CalibrationGap = "calibration" | "vin" | "passed" | "scanBefore" | "scanAfter" | "photos"

/** How many photos a calibration asks for: a static one adds two (trade 1.3). */
export const calibrationPhotosAsked = (method: Deed<"calibration">["method"]): number => (method === "dynamic" ? 0 : 2)

/**
 * What of the evidence of a calibration is missing: tool, serial, time and method come together; the VIN as read, a tool
 * that said passed, a scan before and after, and for a static one two photos.
 */
export const calibrationGaps = (work: SiteWork): ReadonlyArray<CalibrationGap> => {
  const { calibration, photos, scans, vin } = work
  return [
    ...(calibration === undefined ? ["calibration" as const] : []),
    ...(vin === undefined ? ["vin" as const] : []),
    ...(calibration?.result === "failed" ? ["passed" as const] : []),
    ...(scans.before === undefined ? ["scanBefore" as const] : []),
    ...(scans.after === undefined ? ["scanAfter" as const] : []),
    ...(calibration !== undefined && photos.length < calibrationPhotosAsked(calibration.method)
      ? ["photos" as const]
      : [])
  ]
}

/** What is done at a stop beside its steps. */
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
 * What a job asks for on site, in the order in which it is done, and whether it is done. `photos` are those that are
 * there, on the server or waiting on the phone.
 */
export const tasksOf = (
  job: Asking,
  work: SiteWork,
  photos: ReadonlyArray<string>
): ReadonlyArray<{ readonly task: SiteTask; readonly isDone: boolean }> => {
  const glass = job.lines.filter(({ kind }) => kind === "glass")
  const isSet = setsGlass(job)
  return [
    { task: "signatureBefore", isDone: work.signatures.before !== undefined },
    { task: "vin", isDone: work.vin !== undefined },
    { task: "mileage", isDone: (work.mileage ?? job.vehicle.mileage) !== null },
    { task: "photos", isDone: photosAsked(job).every((place) => photos.includes(place)) },
    ...(isSet && glass.length > 0
      ? [
          {
            task: "glass" as const,
            isDone: glass.every(({ id, dotNumber }) => (work.dotNumbers[id] ?? dotNumber) !== "")
          }
        ]
      : []),
    ...(isSet ? [{ task: "adhesive" as const, isDone: work.adhesive !== undefined }] : []),
    ...(calibrates(job) ? [{ task: "calibration" as const, isDone: calibrationGaps(work).length === 0 }] : []),
    { task: "signatureAfter", isDone: work.signatures.after !== undefined }
  ]
}

/** Hours of a stop as it is ordered by: its own, else the time that was promised, else the half of the day. */
export const opensAt = ({
  start,
  time,
  timeFrame
}: {
  readonly start: string
  readonly time: string
  readonly timeFrame: string
}): string => start || time || (timeFrame === "morning" ? "08:00" : timeFrame === "afternoon" ? "12:00" : "99:99")
