import { type Job, withFacts } from "#domain/jobs/Job.ts"
import { areAllFinished, takeInstallStep } from "#domain/jobs/JobInstall.ts"
import type { SiteDeed, SiteOutcome } from "./SiteEvent.ts"

/** A job with what an installer did written on it, and whether it was. */
interface Written<J> {
  readonly job: J
  readonly outcome: SiteOutcome
}

/** What is put in, not done: its parts are in the car when the work is over. */
const isPut = ({ kind }: { readonly kind: string }) => !["labor", "calibration", "fee", "repair"].includes(kind)

/**
 * Writes a deed on its job, field by field: a field that still is as the phone saw it takes what the installer wrote,
 * one that the office changed meanwhile stays as the office has it.
 */
export const writtenOn = <J extends Job>(job: J, deed: SiteDeed, by: Stepping): Written<J> => {
  switch (deed._tag) {
    case "mileage": {
      const { mileage } = job.vehicle
      return mileage === deed.mileage
        ? { job, outcome: "written" }
        : mileage === deed.was
          ? { job: withFacts(job, { vehicle: { ...job.vehicle, mileage: deed.mileage } }), outcome: "written" }
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

/** Whose step it is, and when they took it. */
interface Stepping {
  readonly userId: string
  readonly at: number
}

/**
 * The installer's own row starts and finishes as on the job's page (`takeInstallStep`); what is finished was begun. Once
 * all who began are done, the job is, with what was put in.
 */
const stepped = <J extends Job>(job: J, step: "started" | "finished", { at, userId }: Stepping): J => {
  const { install } = job
  const take = (rows: typeof install.installers, one: "start" | "finish") => {
    const taken = takeInstallStep(rows, userId, one, at)
    return typeof taken === "string" ? rows : taken.rows
  }
  const begun = take(install.installers, "start")
  const installers = step === "started" ? begun : take(begun, "finish")
  if (installers === install.installers) return job
  if (step === "started" || !areAllFinished(installers)) return withFacts(job, { install: { ...install, installers } })
  return withFacts(job, {
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
  return { job: withFacts(job, { lines }), outcome: stands ? "officeStands" : "written" }
}
