import { Effect, Layer } from "effect"
import { type Job, withFields } from "#domain/jobs/Job.ts"
import { JobChanged, JobKept, JobNotFound } from "#domain/jobs/jobFailures.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import {
  type RelatedJob,
  type RelatedJobSearch,
  type JobSearch,
  maxRelatedJobs,
  plateKey
} from "#domain/jobs/JobSearch.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Reminder, type ReminderId } from "#domain/reminders/Reminder.ts"
import { normalizeVin } from "#domain/vin/vinFault.ts"
import { CreditNotes } from "#domain/jobs/CreditNote.ts"
import { batchIn, pageIn, sorted } from "./lists.ts"
import { searchJobs } from "./searchJobs.ts"
import { tableOf, type ShopTables, MemoryTables } from "./MemoryTables.ts"
import { jobsInGroups } from "./jobsInGroups.ts"

/** In-memory storage for jobs. Requests run one at a time, so `open` needs no lock. */
export const jobsMemory = Layer.effect(
  Jobs,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const { current } = shelves
    const keptReminders = tableOf<ReminderId, Reminder>(shelves, "reminders")
    const get = Effect.fn("Jobs.get")(function* (id: JobId) {
      const shelf = yield* current
      const job = shelf.jobs.get(id)
      return job === undefined ? yield* new JobNotFound({ id }) : withCurrentCustomerName(shelf, job)
    })
    return Jobs.of({
      list: (search) =>
        Effect.flatMap(current, (shelf) =>
          pageIn(jobsInGroups(shelf, found(shelf, search), search.group, true), search, "jobs")
        ),
      batch: (search, after) =>
        Effect.map(current, (shelf) => {
          const { items, next } = batchIn(jobsInGroups(shelf, found(shelf, search), search.group, false), after)
          return { items, next }
        }),
      get,
      getForUpdate: get,
      getForUpdateAt: Effect.fn("Jobs.getForUpdateAt")(function* (id, version) {
        const kept = yield* get(id)
        return kept.version === version ? kept : yield* new JobChanged({ current: kept })
      }),
      add: (job) => Effect.map(current, ({ jobs }) => void jobs.set(job.id, job)),
      save: Effect.fn("Jobs.save")(function* <J extends Job>(job: J) {
        const kept = yield* get(job.id)
        if (kept.version !== job.version) return yield* new JobChanged({ current: kept })
        const shelf = yield* current
        const saved = withCurrentCustomerName(shelf, withFields(job, { version: kept.version + 1 }))
        shelf.jobs.set(saved.id, saved)
        return saved
      }),
      remove: Effect.fn("Jobs.remove")(function* ({ id, number }) {
        const { installerBookings, jobFiles, jobLinks, jobs, messages, presences, signatures, siteEvents } =
          yield* current
        const belongs = ({ jobId }: { readonly jobId: JobId | null }) => jobId === id
        const holds = {
          signatures: [...signatures.values()].some(belongs),
          links: [...jobLinks.values()].some(belongs),
          messages: [...messages.values()].some(({ message }) => belongs(message)),
          files: [...jobFiles.values()].some(belongs),
          site: [...siteEvents.values()].some(belongs)
        }
        const because = (["signatures", "links", "messages", "files", "site"] as const).find((name) => holds[name])
        if (because !== undefined) return yield* new JobKept({ number, because })
        const customerId = jobs.get(id)?.customerId
        if (customerId === undefined) return yield* new JobNotFound({ id })
        jobs.delete(id)
        const reminders = yield* keptReminders
        for (const one of reminders.values())
          if (one.jobId === id) reminders.set(one.id, new Reminder({ ...one, customerId }))
        installerBookings.delete(id)
        for (const [key, { job }] of presences) if (job === id) presences.delete(key)
      }),
      reassign: (customerId, of, only) =>
        Effect.map(current, ({ jobs }) => {
          const given = [...jobs.values()].filter(
            (job) => job.customerId === of && (only === undefined || only.includes(job.id))
          )
          for (const job of given) {
            const formerCustomerIds = [...new Set([...job.formerCustomerIds, of])].filter((id) => id !== customerId)
            jobs.set(job.id, withFields(job, { customerId, formerCustomerIds, version: job.version + 1 }))
          }
          return given.map(({ id }) => id)
        }),
      related: (search) =>
        Effect.map(current, (shelf) =>
          relatedJobs(
            [...shelf.jobs.values()].map((job) => withCurrentCustomerName(shelf, job)),
            search
          )
        ),
      installsOn: (day) =>
        Effect.map(current, (shelf) =>
          sorted(
            [...shelf.jobs.values()].filter(({ install }) => install.date === day),
            ({ number }) => [number]
          ).flatMap((job) =>
            job.install.installers.map((row) => ({
              jobId: job.id,
              number: job.number,
              customerName: withCurrentCustomerName(shelf, job).customerName,
              ...row
            }))
          )
        ),
      nextNumber: (series) => Effect.map(current, ({ lastNumbers }) => ++lastNumbers[series])
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const found = (shelf: ShopTables, search: JobSearch) =>
  searchJobs(
    [...shelf.jobs.values()].map((job) => withCurrentCustomerName(shelf, job)),
    shelf,
    search
  )

/** Returns the job with its customer's current name. */
const withCurrentCustomerName = <J extends Job>({ customers }: ShopTables, job: J): J => {
  const name = customers.get(job.customerId)?.customerName
  return name === undefined || name === job.customerName ? job : withFields(job, { customerName: name })
}

/** Returns earlier jobs of the same customer, VIN or plate, newest first. */
const relatedJobs = (
  jobs: ReadonlyArray<Job>,
  { customerId, vin = "", plate = "" }: RelatedJobSearch
): ReadonlyArray<RelatedJob> => {
  const isAlike = (job: Job) =>
    job.customerId === customerId ||
    (normalizeVin(vin) !== "" && job.vehicle.vin === normalizeVin(vin)) ||
    (plateKey(plate) !== "" && plateKey(job.vehicle.plate) === plateKey(plate))
  return sorted(jobs.filter(isAlike), ({ number }) => [number], true)
    .slice(0, maxRelatedJobs)
    .map(({ id, number, stage, customerId: whose, customerName, vehicle, quotedOn }) => ({
      id,
      number,
      stage,
      customerId: whose,
      customerName,
      vehicle,
      quotedOn
    }))
}

/** In-memory storage for credit notes. */
export const creditNotesMemory = Layer.effect(
  CreditNotes,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return CreditNotes.of({
      add: (note) => Effect.map(current, ({ creditNotes }) => void creditNotes.set(note.id, note)),
      ofJob: (job) =>
        Effect.map(current, ({ creditNotes }) => [...creditNotes.values()].find(({ jobId }) => jobId === job))
    })
  })
).pipe(Layer.provide(MemoryTables.empty))
