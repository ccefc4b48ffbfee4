import { type Job, withFields } from "#domain/jobs/Job.ts"
import { areAllFinished, applyInstallStep } from "#domain/jobs/JobInstall.ts"
import type { SiteEntry, SiteOutcome } from "./SiteEvent.ts"

/** The updated job and whether the entry was copied to it. */
interface Written<J> {
  readonly job: J
  readonly outcome: SiteOutcome
}

/**
 * Returns whether a line is a part that is installed, rather than work that is done. Installed parts are used up when
 * the job is finished.
 */
const isPut = ({ kind }: { readonly kind: string }) => !["labor", "calibration", "fee", "repair"].includes(kind)

/**
 * Copies an installer's entry to the job, field by field. A field with the value the phone had last seen is updated;
 * one the office changed in the meantime keeps the office's value. An empty line field is always filled.
 */
export const applyEntryToJob = <J extends Job>(job: J, deed: SiteEntry, by: Stepping): Written<J> => {
  switch (deed._tag) {
    case "mileage": {
      const { mileage } = job.vehicle
      return mileage === deed.mileage
        ? { job, outcome: "written" }
        : mileage === deed.was
          ? { job: withFields(job, { vehicle: { ...job.vehicle, mileage: deed.mileage } }), outcome: "written" }
          : { job, outcome: "officeStands" }
    }
    case "glass":
      return onLines(job, ({ id }) => id === deed.lineId, { dotNumber: deed.dotNumber }, { dotNumber: deed.was })
    case "adhesive": {
      const { adhesiveExpiry, adhesiveLot, adhesiveManufacturer, was } = deed
      return onLines(job, ({ kind }) => kind === "kit", { adhesiveExpiry, adhesiveLot, adhesiveManufacturer }, was)
    }
    case "step":
      return deed.step === "started" || deed.step === "finished"
        ? { job: stepped(job, deed.step, by), outcome: "written" }
        : { job, outcome: "kept" }
    default:
      return { job, outcome: "kept" }
  }
}

/** Who took the step, and when. */
interface Stepping {
  readonly userId: string
  readonly at: number
}

/**
 * Starts or finishes the installer's own row as on the job page (`applyInstallStep`); finishing also starts a row that
 * was not started. Once all installers who started have finished, completes the job and marks its parts as installed.
 */
const stepped = <J extends Job>(job: J, step: "started" | "finished", { at, userId }: Stepping): J => {
  const { install } = job
  const take = (rows: typeof install.installers, one: "start" | "finish") => {
    const taken = applyInstallStep(rows, userId, one, at)
    return typeof taken === "string" ? rows : taken.rows
  }
  const begun = take(install.installers, "start")
  const installers = step === "started" ? begun : take(begun, "finish")
  if (installers === install.installers) return job
  if (step === "started" || !areAllFinished(installers)) return withFields(job, { install: { ...install, installers } })
  return withFields(job, {
    install: { ...install, installers, complete: true },
    lines: job.lines.map((line) =>
      isPut(line) && line.status !== "returned" ? { ...line, status: "installed" as const } : line
    )
  })
}

type Line = Job["lines"][number]
type Facts = Partial<Pick<Line, "dotNumber" | "adhesiveExpiry" | "adhesiveLot" | "adhesiveManufacturer">>

const onLines = <J extends Job>(job: J, isMeant: (line: Line) => boolean, wanted: Facts, was: Facts): Written<J> => {
  let stands = false
  const names = Object.keys(wanted) as Array<keyof Facts>
  const lines = job.lines.map((line) => {
    if (!isMeant(line)) return line
    const taken = names.filter((name) => line[name] === was[name] || line[name] === wanted[name] || line[name] === "")
    if (taken.length < names.length) stands = true
    return { ...line, ...Object.fromEntries(taken.map((name) => [name, wanted[name]])) }
  })
  if (!job.lines.some(isMeant)) return { job, outcome: "kept" }
  return { job: withFields(job, { lines }), outcome: stands ? "officeStands" : "written" }
}
