import { Schema } from "effect"
import { JobId } from "#domain/shared/JobId.ts"
import { plainText } from "#domain/shared/PlainText.ts"
import { field } from "#domain/shared/field.ts"

/**
 * How a job came to the shop: by its people, by its public page, by its quote on a site of its own, or from an insurer's
 * network.
 */
export const JobSource = Schema.Literals(["staff", "publicPage", "ownSite", "dispatch"])
export type JobSource = typeof JobSource.Type

/** Those that visitors made themselves. */
export const onlineSources: ReadonlyArray<JobSource> = ["publicPage", "ownSite"]

/** What lists are narrowed by: one of them, or all that visitors made themselves. */
export const SourceSought = Schema.Literals([...JobSource.literals, "online"])
export type SourceSought = typeof SourceSought.Type

/** The sources that are meant. */
export const sourcesOf = (sought: SourceSought): ReadonlyArray<JobSource> =>
  sought === "online" ? onlineSources : [sought]

/** Why work comes back: what is wrong with the glass that the shop put in. */
export const ReworkCause = Schema.Literals(["leak", "windNoise", "crack", "calibration", "molding", "other"])
export type ReworkCause = typeof ReworkCause.Type

/** The other job of a comeback, and why the work came back: it stands on both jobs, each with the other one. */
export const Comeback = Schema.Struct({
  id: field(JobId, "The other job's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  number: field(Schema.Int, "The other job's number.", 1042),
  cause: field(ReworkCause, "Why the work came back.", "leak")
})
export type Comeback = typeof Comeback.Type

/** What a comeback is made of: why, and what the customer says. */
export const ReworkDraft = Schema.Struct({
  cause: field(ReworkCause, "Why the work came back.", "leak"),
  note: field(
    plainText(500),
    "What the customer says; it begins the notes of the new installation.",
    "Water on the passenger side after a car wash"
  )
})

/** Whether there is work on a job that can come back: it is done, or billed. */
export const isDone = ({
  stage,
  install
}: {
  readonly stage: string
  readonly install: { readonly complete: boolean }
}) => stage === "invoice" || (stage === "workorder" && install.complete)

/**
 * Why quotes are lost, as far as it has a name in every language. A lost quote has one of these codes, or what the shop
 * calls a reason of its own.
 */
export const LostReason = Schema.Literals(["price", "insurerSteered", "elsewhere", "noAnswer", "expired"])
export type LostReason = typeof LostReason.Type

/**
 * What makes a reminder by itself, where the shop has switched it on: kept with what it made, so never renamed. It
 * stands below the reminders, as a job's timeline names it.
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

/** What happened to a reminder of a job, as the timeline says it. */
export const ReminderDeed = Schema.Literals(["made", "done", "reopened", "deleted"])
export type ReminderDeed = typeof ReminderDeed.Type
