import { daysAfter } from "#domain/shared/Today.ts"
import type { Job, Stage } from "./Job.ts"
import { InstallDateMissing, NothingPriced, QuoteTooOld, StageNotNext } from "./jobFailures.ts"

/** A quoted price is good for 30 days, spec §9. */
export const quoteGoodFor = 30

/** The last day on which a quote of that day holds. */
export const goodUntil = (quotedOn: string): string => daysAfter(quotedOn, quoteGoodFor)

/** Which stages may follow (trade.md 8.18): quote to work order or straight to invoice, work order to invoice. */
export const nextStages: Readonly<Record<Stage, ReadonlyArray<Stage>>> = {
  quote: ["workorder", "invoice"],
  workorder: ["invoice"],
  invoice: []
}

/** What stands in the way of a stage, or undefined: screens show it, the server refuses with it. `today` as `2026-11-21`. */
export const obstacle = (job: Job, to: Stage, today: string) => {
  if (!nextStages[job.stage].includes(to)) return new StageNotNext({ from: job.stage, to })
  if (job.lines.length === 0 || job.lines.some((line) => line.rule === "priceRequired" && line.netPrice === 0)) return new NothingPriced()
  if (job.stage === "quote" && today > goodUntil(job.quotedOn)) return new QuoteTooOld({ quotedOn: job.quotedOn })
  if (to === "workorder" && job.install.date === "") return new InstallDateMissing()
  return undefined
}
