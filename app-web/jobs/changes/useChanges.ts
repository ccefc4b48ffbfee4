import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { JobChange, JobChangeSearch } from "#domain/jobs/JobChange.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call, type FailureOf } from "#web/api/call.ts"
import { useLostReason } from "#web/jobs/stage/StageDot.tsx"
import { sourceText } from "#domain/payments/sourceText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

type ChangesPage = typeof listJobChanges.output.Type

/** The timeline of a job, loaded page by page. Refetched when the job's `version` changes. */
export const useChanges = (id: JobId, version: number, search: Omit<JobChangeSearch, "after" | "size">) => {
  const run = useRun()
  const query = useInfiniteQuery<
    ChangesPage,
    FailureOf<(typeof listJobChanges.failures)[number]>,
    { readonly pages: ReadonlyArray<ChangesPage> },
    ReadonlyArray<unknown>,
    ChangesPage["next"]
  >({
    queryKey: [listJobChanges.name, id, version, search],
    queryFn: ({ pageParam, signal }) =>
      run(call(listJobChanges, { id, ...search, ...(pageParam === null ? {} : { after: pageParam }) }), signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData
  })
  const pages = query.data?.pages ?? []
  return { ...query, changes: pages.flatMap(({ items }) => items), people: pages[0]?.people ?? [] }
}

const paid = { paid: "change.paymentPaid", pending: "change.paymentPending", failed: "change.paymentFailed" } as const
const paidByLink = {
  paid: "change.paymentPaidByLink",
  pending: "change.paymentPendingByLink",
  failed: "change.paymentFailedByLink"
} as const
const delivered = {
  sent: "change.deliverySent",
  delivered: "change.deliveryDelivered",
  failed: "change.deliveryFailed",
  stopped: "change.deliveryStopped"
} as const
const customer = {
  opened: "change.customerOpened",
  accepted: "change.customerAccepted",
  declined: "change.customerDeclined",
  callback: "change.customerCallback",
  revoked: "change.customerRevoked",
  asked: "change.customerAsked",
  booked: "change.customerBooked",
  moved: "change.customerMoved",
  canceled: "change.customerCanceled",
  vin: "change.customerVin",
  photos: "change.customerPhotos"
} as const
const reminded = {
  made: "change.reminderMade",
  done: "change.reminderDone",
  reopened: "change.reminderReopened",
  deleted: "change.reminderDeleted"
} as const
const filed = { added: "change.fileAdded", deleted: "change.fileDeleted", restored: "change.fileRestored" } as const
const channels = { email: "change.byEmail", sms: "change.bySms" } as const
const payers = { customer: "payment.customer", insurer: "payment.insurer" } as const
const adjusted = { made: "change.adjusted", reversed: "change.adjustmentReversed" } as const
const stepped = {
  start: "change.installStarted",
  finish: "change.installFinished",
  undoStart: "change.installStartUndone",
  undoFinish: "change.installFinishUndone"
} as const
/** Why a change made on site was not applied to the job. */
const stands = { officeStands: "change.officeStands", invoiceStands: "change.invoiceStands" } as const

const marks = { drawn: "change.signedDrawn", typed: "change.signedTyped" } as const

/**
 * Describes an event in one sentence, with an optional note to show below it. For field changes, the values are shown
 * separately.
 */
export const useEventText = () => {
  const { t, of, knows, said } = useWords()
  const { moment, money } = useFormats()
  const lostReason = useLostReason()
  const paper = (name: string) =>
    knows(`stage.${name}`)
      ? said(`stage.${name}`)
      : knows(`messageTemplate.${name}`)
        ? said(`messageTemplate.${name}`)
        : name
  return ({ by, what }: JobChange): { readonly text: string; readonly note?: string } => {
    const who = by?.name ?? t("change.system")
    switch (what._tag) {
      case "created":
        return { text: t("change.created", { who, number: what.number }) }
      case "deleted":
        return { text: t("change.deleted", { who, number: what.number }) }
      case "restored":
        return { text: t("change.restored", { who, number: what.number }) }
      case "changed":
        return { text: t("change.changed", { who, count: what.fields.length }) }
      case "stage":
        return { text: t("change.stage", { who, from: of("stage", what.from), to: of("stage", what.to) }) }
      case "credit":
        return { text: t("change.credit", { who, number: what.number }), note: what.reason }
      case "payment":
        return {
          text: t((what.byLink === true ? paidByLink : paid)[what.status], {
            who,
            amount: money(what.amount),
            payer: t(payers[what.payer]),
            source: sourceText(what.source, t)
          })
        }
      case "refund":
        return { text: t("change.refund", { who, amount: money(what.amount) }), note: what.reason }
      case "void":
        return { text: t("change.void", { who, amount: money(what.amount) }), note: what.reason }
      case "adjustment":
        return {
          text: t(adjusted[what.deed], {
            who,
            amount: money(what.amount),
            kind: of("adjustmentKind", what.kind),
            payer: t(payers[what.payer])
          }),
          note: what.reason
        }
      case "lost":
        return what.deed === "lost"
          ? { text: t("change.lost", { who, reason: lostReason(what.reason) }), note: what.note }
          : { text: t("change.lostReopened", { who }) }
      case "rework":
        return {
          text: t(what.direction === "by" ? "change.reworkBy" : "change.reworkOf", {
            who,
            number: what.number,
            cause: of("reworkCause", what.cause)
          })
        }
      case "install":
        return { text: t(stepped[what.step], { who, at: moment(what.at) }) }
      case "move":
        return {
          text: t(what.direction === "to" ? "change.movedTo" : "change.movedFrom", {
            who,
            amount: money(what.amount),
            number: what.number
          })
        }
      case "message":
        return {
          text: t("change.message", {
            who,
            paper: paper(what.template),
            channel: t(channels[what.channel]),
            to: what.to
          })
        }
      case "delivery":
        return { text: t(delivered[what.state], { channel: t(channels[what.channel]), to: what.to }) }
      case "customer":
        return {
          text: t(customer[what.deed], { who, paper: paper(what.note), name: what.note }),
          ...(["declined", "callback", "asked", "booked"].includes(what.deed) ? { note: what.note } : {})
        }
      case "file":
        return { text: t(filed[what.deed], { who, name: what.name, photo: what.photo ? "yes" : "no" }) }
      case "reminder":
        return {
          text: t(reminded[what.deed], { who }),
          note: what.rule === undefined || what.text !== "" ? what.text : of("reminderRule", what.rule)
        }
      case "signature":
        return {
          text: t("change.signature", { who: what.signedBy, document: of("stage", what.document) }),
          note: t(marks[what.how])
        }
      case "site":
        return {
          text: t("change.site", { who, deed: of("siteDeed", what.deed) }),
          ...(what.outcome === "officeStands" || what.outcome === "invoiceStands"
            ? { note: t(stands[what.outcome]) }
            : {})
        }
    }
  }
}
