import { Schema } from "effect"
import { JobId } from "#domain/shared/JobId.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/**
 * How a job came to the shop: entered by staff, through the shop's public page, through the quote form on its own site,
 * or from an insurer network.
 */
export const JobSource = Schema.Literals(["staff", "publicPage", "ownSite", "dispatch"])
export type JobSource = typeof JobSource.Type

/** Sources of jobs that website visitors created themselves. */
export const onlineSources: ReadonlyArray<JobSource> = ["publicPage", "ownSite"]

/** The sources to filter by: one of them, or all that website visitors created themselves. */
export const SourceFilter = Schema.Literals([...JobSource.literals, "online"])
export type SourceFilter = typeof SourceFilter.Type

/** Returns the sources that a filter value stands for. */
export const sourcesOf = (sought: SourceFilter): ReadonlyArray<JobSource> =>
  sought === "online" ? onlineSources : [sought]

/** Why work comes back: what is wrong with the glass that the shop installed. */
export const ReworkCause = Schema.Literals(["leak", "windNoise", "crack", "calibration", "molding", "other"])
export type ReworkCause = typeof ReworkCause.Type

/** The other job of a comeback, and its cause. Stored on both jobs, each referencing the other. */
export const Comeback = Schema.Struct({
  id: field(JobId, "Id of the other job.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  number: field(Schema.Int, "Number of the other job.", 1042),
  cause: field(ReworkCause, "Cause of the comeback.", "leak")
})
export type Comeback = typeof Comeback.Type

/** Input for creating a comeback: the cause, and what the customer reports. */
export const ReworkDraft = Schema.Struct({
  cause: field(ReworkCause, "Cause of the comeback.", "leak"),
  note: field(
    plainText(500),
    "What the customer reports; becomes the notes of the new installation.",
    "Water on the passenger side after a car wash"
  )
})

/** Whether a job has finished work that can come back: it is done or invoiced. */
export const isDone = ({
  stage,
  install
}: {
  readonly stage: string
  readonly install: { readonly complete: boolean }
}) => stage === "invoice" || (stage === "workorder" && install.complete)

/**
 * Built-in reasons for losing a quote, with a label in every language. A lost quote has one of these codes or the
 * shop's own text.
 */
export const LostReason = Schema.Literals(["price", "insurerSteered", "elsewhere", "noAnswer", "expired"])
export type LostReason = typeof LostReason.Type

/**
 * Rules that create reminders automatically when the shop enables them. Stored with each reminder, so values must never
 * be renamed. Defined here rather than with the reminders because job timelines refer to them.
 */
export const ReminderRule = Schema.Literals([
  "quoteUnanswered",
  "unpaid30",
  "unpaid60",
  "unpaid90",
  "partsNotHere",
  "calibrationEvidence",
  "adhesiveExpires",
  "review"
])
export type ReminderRule = typeof ReminderRule.Type

/** What happened to a job's reminder, as recorded in the timeline. */
export const ReminderAction = Schema.Literals(["made", "done", "reopened", "deleted"])
export type ReminderAction = typeof ReminderAction.Type
