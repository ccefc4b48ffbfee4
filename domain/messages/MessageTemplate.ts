import { Schema } from "effect"
import type { DocumentKind, LinkKind } from "#domain/documents/DocumentKind.ts"
import type { Job } from "#domain/jobs/Job.ts"

/** Delivery channel of a message. */
export const Channel = Schema.Literals(["email", "sms"])
export type Channel = typeof Channel.Type

/** Messages written to customers about their job (spec §3 outgoing customer messages). */
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
 * Returns the document that a message attaches and links to: the work order before the work, and the document of the
 * job's stage afterwards. A statement is attached itself, but its link opens the oldest invoice on it.
 */
export const documentOf = (template: MessageTemplate, { stage }: Pick<Job, "stage">): DocumentKind =>
  template === "dayBefore" || template === "onMyWay"
    ? "workorder"
    : template === "done" || template === "thanks" || template === "payLink" || template === "photos"
      ? stage
      : template === "statement"
        ? "invoice"
        : template

/** Returns what the link in a message opens: its document, or the photo page for a photo request. */
export const linkKindOf = (template: MessageTemplate, job: Pick<Job, "stage">): LinkKind =>
  template === "photos" ? "photos" : documentOf(template, job)
