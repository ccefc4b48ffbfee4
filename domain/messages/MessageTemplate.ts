import { Schema } from "effect"
import type { DocumentKind, LinkKind } from "#domain/documents/DocumentKind.ts"
import type { Job } from "#domain/jobs/Job.ts"

/** How a message goes out. */
export const Channel = Schema.Literals(["email", "sms"])
export type Channel = typeof Channel.Type

/** What is written to customers about their job (spec §3 outgoing customer messages). */
export const MessageTemplate = Schema.Literals([
  "quote",
  "workorder",
  "invoice",
  "receipt",
  "dayBefore",
  "onMyWay",
  "payLink",
  "statement",
  "photos",
  "done",
  "thanks"
])
export type MessageTemplate = typeof MessageTemplate.Type

/**
 * The paper that a message brings along and that its link opens: before the work, the work order; afterwards, the job's
 * own. A statement comes along itself; its link opens the oldest invoice on it.
 */
export const paperOf = (template: MessageTemplate, { stage }: Pick<Job, "stage">): DocumentKind =>
  template === "dayBefore" || template === "onMyWay"
    ? "workorder"
    : template === "done" || template === "thanks" || template === "payLink" || template === "photos"
      ? stage
      : template === "statement"
        ? "invoice"
        : template

/** What the link in a message opens: the paper that it brings along, or where photos are asked for, their page. */
export const linkOf = (template: MessageTemplate, job: Pick<Job, "stage">): LinkKind =>
  template === "photos" ? "photos" : paperOf(template, job)
