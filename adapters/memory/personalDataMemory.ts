import { Effect, Layer } from "effect"
import { Customer, CustomerChanged, type CustomerId, CustomerNotFound } from "#domain/customers/Customer.ts"
import { invoiceRetentionYears, PersonalData, type IssuedTo } from "#domain/customers/PersonalData.ts"
import { Dispatch, type DispatchId } from "#domain/dispatches/Dispatch.ts"
import type { StoredAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import type { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import type { StoredEdiInvoice } from "#domain/edi/EdiInvoice.ts"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import type { FileId } from "#domain/files/FileId.ts"
import type { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import { Reminder, type ReminderId } from "#domain/reminders/Reminder.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { tableOf, MemoryTables } from "./MemoryTables.ts"

interface Issued {
  readonly to: IssuedTo
  readonly until: string
}

/** In-memory implementation of `PersonalData`. */
export const personalDataMemory = Layer.effect(
  PersonalData,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const { current: mine } = shelves
    const issued = tableOf<CustomerId, Issued>(shelves, "issued-to")
    const dispatches = tableOf<DispatchId, Dispatch>(shelves, "dispatches")
    const dispatchAnswers = tableOf<DispatchId, StoredAnswer>(shelves, "dispatch-answers")
    const ediInvoices = tableOf<JobId, StoredEdiInvoice>(shelves, "edi-invoices")
    const photoReplies = tableOf<string, PhotoReply>(shelves, "photo-replies")
    const reminders = tableOf<ReminderId, Reminder>(shelves, "reminders")
    return PersonalData.of({
      countOpenJobs: Effect.fn("PersonalData.countOpenJobs")(function* (id) {
        const { customers, jobs } = yield* mine
        if (!customers.has(id)) return yield* new CustomerNotFound({ id })
        return [...jobs.values()].filter((job) => job.customerId === id && needsCustomer(job)).length
      }),
      erase: Effect.fn("PersonalData.erase")(function* (left, { customerName, billingAddress, taxExemptNo }) {
        const shelf = yield* mine
        const kept = shelf.customers.get(left.id)
        if (kept === undefined) return yield* new CustomerNotFound({ id: left.id })
        if (kept.version !== left.version) return yield* new CustomerChanged({ current: kept })
        const saved = new Customer({ ...left, version: left.version + 1 }, { disableChecks: true })
        shelf.customers.set(left.id, saved)
        const jobs = [...shelf.jobs.values()].filter(({ customerId }) => customerId === left.id)
        const ids = new Set<string>(jobs.map(({ id }) => id))
        const days = jobs.flatMap((job) => (job.stage === "invoice" ? [job.invoicedOn] : [])).toSorted()
        const books = yield* issued
        if (days.length > 0 && !books.has(left.id))
          books.set(left.id, { to: { customerName, billingAddress, taxExemptNo }, until: yearsAfter(days.at(-1)!) })
        for (const job of jobs) shelf.jobs.set(job.id, withoutPerson(job))
        for (const [id, { message, ...kept }] of shelf.messages)
          if (ids.has(message.jobId))
            shelf.messages.set(id, {
              ...kept,
              message: {
                ...message,
                to: "",
                toName: "",
                subject: "",
                body: "",
                detail: "",
                state: message.state === "queued" ? "failed" : message.state
              }
            })
        for (const [id, link] of shelf.jobLinks)
          if (ids.has(link.jobId))
            shelf.jobLinks.set(id, { ...link, revokedAt: link.revokedAt ?? link.at, callbackNote: "" })
        const sent = yield* dispatches
        for (const one of sent.values())
          if (one.jobId !== null && ids.has(one.jobId)) {
            sent.set(one.id, withoutInsured(one))
            ;(yield* dispatchAnswers).delete(one.id)
          }
        for (const [key, { jobId, event }] of shelf.siteEvents)
          if (ids.has(jobId)) shelf.siteEvents.set(key, { jobId, event: { ...event, deed: withoutNames(event.deed) } })
        const disputed = yield* ediInvoices
        for (const one of disputed.values())
          if (ids.has(one.jobId) && one.dispute !== null)
            disputed.set(one.jobId, { ...one, dispute: { ...one.dispute, note: "" } })
        const notes = yield* reminders
        for (const one of notes.values())
          if (one.customerId === left.id || (one.jobId !== null && ids.has(one.jobId)))
            notes.set(
              one.id,
              new Reminder(
                { ...one, text: one.text === "" ? "" : "–", version: one.version + 1 },
                { disableChecks: true }
              )
            )
        return saved
      }),
      deletePhotos: Effect.fn("PersonalData.deletePhotos")(function* (id) {
        const shelf = yield* mine
        const ofThem = new Set<string>(
          [...shelf.jobs.values()].filter(({ customerId }) => customerId === id).map((job) => job.id)
        )
        const kept = yield* photoReplies
        const gone: Array<FileId> = []
        for (const reply of [...kept.values()].filter(({ jobId }) => ofThem.has(jobId))) {
          for (const [key, { file, jobId }] of shelf.jobFiles)
            if (jobId === reply.jobId && reply.photos.some(({ fileId }) => fileId === file.id)) {
              shelf.jobFiles.delete(key)
              gone.push(file.content, ...(file.thumbnail === null ? [] : [file.thumbnail]))
            }
          kept.set(reply.linkId, { ...reply, vin: null, car: null, panes: [], answers: [], photos: [] })
        }
        return gone
      }),
      issuedTo: Effect.fn("PersonalData.issuedTo")(function* (id) {
        const found = (yield* issued).get(id)
        return found !== undefined && found.until >= (yield* todayIn("UTC")) ? found.to : undefined
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const needsCustomer = ({ stage, balance }: Job) => stage === "workorder" || (stage === "invoice" && balance !== 0)

const yearsAfter = (day: string) => `${Number(day.slice(0, 4)) + invoiceRetentionYears}${day.slice(4)}`

/** Removes signers' names and free-text notes from an on-site record. */
const withoutNames = (deed: SiteEvent["deed"]): SiteEvent["deed"] => {
  switch (deed._tag) {
    case "signature":
      return { ...deed, signedBy: "–", mark: { _tag: "typed", name: "–" } }
    case "note":
      return { ...deed, text: "–" }
    case "couldNot":
    case "calibration":
      return { ...deed, note: "" }
    default:
      return deed
  }
}

/** Returns a dispatch with all personal data removed. */
const withoutInsured = ({ content, ...dispatch }: Dispatch) =>
  new Dispatch(
    {
      ...dispatch,
      version: dispatch.version + 1,
      note: "",
      content: {
        ...content,
        insuredName: "–",
        insuredPhone: "",
        insuredEmail: "",
        address: null,
        notes: "",
        claimNumber: "",
        policyNumber: "",
        otherPlate: "",
        agent: "",
        vehicle: { ...content.vehicle, plate: "" }
      }
    },
    { disableChecks: true }
  )

/** Returns a job with all personal data removed. Vehicle and claim data on an invoice stay as issued. */
const withoutPerson = (job: Job): Job => {
  const { vehicle, insurance } = job
  const isIssued = job.stage === "invoice" || job.invoiceNumber !== null
  return withFields(
    job,
    {
      version: job.version + 1,
      install: { ...job.install, address: null, availability: "", notes: "" },
      answer: job.answer === null ? null : { ...job.answer, by: "", reason: "" },
      lost: job.lost === null ? null : { ...job.lost, note: "" },
      ...(isIssued
        ? {}
        : {
            vehicle: { ...vehicle, plate: vehicle.vin === "" ? "–" : "" },
            insurance:
              insurance === null
                ? null
                : {
                    ...insurance,
                    claimNumber: "",
                    policyNumber: "",
                    policyholder: "",
                    dispatchNumber: "",
                    referralNumber: "",
                    authorization: "",
                    otherPlate: "",
                    agent: ""
                  }
          })
    },
    { disableChecks: true }
  )
}
