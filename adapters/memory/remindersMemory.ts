import { Effect, Layer } from "effect"
import {
  Reminder,
  ReminderChanged,
  type ReminderId,
  ReminderNotFound,
  type ReminderSearch,
  type ReminderQuery
} from "#domain/reminders/Reminder.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { hasText, parseWholeNumber } from "#domain/shared/textSearch.ts"
import { matchesCustomer } from "#domain/customers/matchesCustomer.ts"
import { pageIn, sorted } from "./lists.ts"
import { recordSave, storedSavesSince } from "./savesMemory.ts"
import { tableOf, type ShopTables, MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for reminders. */
export const remindersMemory = Layer.effect(
  Reminders,
  Effect.gen(function* () {
    const shelves = yield* MemoryTables
    const kept = tableOf<ReminderId, Reminder>(shelves, "reminders")
    const told = tableOf<ReminderId, number>(shelves, "remindersTold")
    const get = Effect.fn("Reminders.get")(function* (id: ReminderId) {
      const found = (yield* kept).get(id)
      return found === undefined
        ? yield* new ReminderNotFound({ id })
        : withCurrentCustomer(yield* shelves.current, found)
    })
    return Reminders.of({
      get,
      list: Effect.fn("Reminders.list")(function* (search, asked) {
        const shelf = yield* shelves.current
        const { state = "open" } = search
        const found = [...(yield* kept).values()]
          .map((one) => withCurrentCustomer(shelf, one))
          .filter((one) => matchesQuery(one, search, asked) && matchesText(shelf, one, search, asked))
        return yield* pageIn(
          sorted(
            found.map((one) => ({ ...one, ...namesOf(shelf, one) })),
            ({ dueAt, doneAt, id }) => [state === "open" ? dueAt : (doneAt ?? 0), id],
            state === "done"
          ),
          search,
          "reminders"
        )
      }),
      add: Effect.fn("Reminders.add")(function* (reminder) {
        const records = yield* kept
        const isThere = [...records.values()].some(
          ({ id, jobId, rule }) =>
            id === reminder.id ||
            (rule !== null && jobId !== null && rule === reminder.rule && jobId === reminder.jobId)
        )
        if (!isThere) records.set(reminder.id, reminder)
        return !isThere
      }),
      save: Effect.fn("Reminders.save")(function* (reminder) {
        const current = yield* get(reminder.id)
        const was = (yield* kept).get(reminder.id)!
        if (was.version !== reminder.version)
          return yield* new ReminderChanged({ current, ...storedSavesSince(was, reminder.version) })
        const saved = new Reminder({ ...reminder, version: was.version + 1 })
        yield* recordSave(was, saved)
        ;(yield* kept).set(saved.id, saved)
        return saved
      }),
      withRuleReminder: Effect.fn("Reminders.withRuleReminder")(function* (rule, jobs) {
        return [...(yield* kept).values()].flatMap((one) =>
          one.rule === rule && one.jobId !== null && jobs.includes(one.jobId) ? [one.jobId] : []
        )
      }),
      calibratedJobs: Effect.fn("Reminders.calibratedJobs")(function* (from, to) {
        return [...(yield* shelves.current).jobs.values()].flatMap(({ id, install, lines }) =>
          install.complete &&
          install.date >= from &&
          install.date <= to &&
          (install.jobType === "calibration" || lines.some(({ kind }) => kind === "calibration"))
            ? [id]
            : []
        )
      }),
      expiringLots: Effect.fn("Reminders.expiringLots")(function* (from, to) {
        const jobs = sorted([...(yield* shelves.current).jobs.values()], ({ number, id }) => [number, id], true)
        const used = jobs.flatMap(({ id, lines }) =>
          lines.flatMap(({ adhesiveExpiry, adhesiveLot }) =>
            adhesiveLot !== "" && adhesiveExpiry >= from && adhesiveExpiry <= to ? [{ id, adhesiveLot }] : []
          )
        )
        return [...Map.groupBy(used, ({ adhesiveLot }) => adhesiveLot).values()].map((lot) => [
          ...new Set(lot.map(({ id }) => id))
        ])
      }),
      openRuleReminders: Effect.gen(function* () {
        const shelf = yield* shelves.current
        const open = [...(yield* kept).values()].filter(({ doneAt, rule }) => rule !== null && doneAt === null)
        return sorted(open, ({ dueAt, id }) => [dueAt, id])
          .slice(0, 500)
          .map((one) => withCurrentCustomer(shelf, one))
      }),
      dueUnnotified: Effect.fn("Reminders.dueUnnotified")(function* (from, to) {
        const [shelf, known] = [yield* shelves.current, yield* told]
        const due = [...(yield* kept).values()].filter(
          ({ doneAt, dueAt, id }) => doneAt === null && dueAt > from && dueAt <= to && known.get(id) !== dueAt
        )
        return sorted(due, ({ dueAt, id }) => [dueAt, id])
          .slice(0, 200)
          .map((one) => withCurrentCustomer(shelf, one))
      }),
      markNotified: Effect.fn("Reminders.markNotified")(function* (id, dueAt) {
        const [one, known] = [(yield* kept).get(id), yield* told]
        if (one === undefined || one.doneAt !== null || one.dueAt !== dueAt || known.get(id) === dueAt) return false
        known.set(id, dueAt)
        return true
      }),
      remove: Effect.fn("Reminders.remove")(function* (id) {
        if (!(yield* kept).delete(id)) return yield* new ReminderNotFound({ id })
      }),
      reassign: Effect.fn("Reminders.reassign")(function* (customerId, of, only) {
        const records = yield* kept
        const shelf = yield* shelves.current
        const given = [...records.values()].filter(
          (one) => withCurrentCustomer(shelf, one).customerId === of && (only === undefined || only.includes(one.id))
        )
        for (const one of given) records.set(one.id, new Reminder({ ...one, customerId, version: one.version + 1 }))
        return given.map(({ id }) => id)
      })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

/** Returns the reminder with its job's current customer, if it has a job. */
const withCurrentCustomer = ({ jobs }: ShopTables, reminder: Reminder) =>
  new Reminder({
    ...reminder,
    customerId: (reminder.jobId === null ? undefined : jobs.get(reminder.jobId))?.customerId ?? reminder.customerId
  })

const matchesQuery = (
  { assignedTo, customerId, doneAt, dueAt, id, jobId, kind }: Reminder,
  search: ReminderSearch,
  asked: ReminderQuery
) =>
  (doneAt === null) === ((search.state ?? "open") === "open") &&
  (asked.assignedTo ?? assignedTo) === assignedTo &&
  (asked.from ?? dueAt) <= dueAt &&
  (asked.before === undefined || dueAt < asked.before) &&
  (search.only ?? id) === id &&
  (search.kind ?? kind) === kind &&
  (search.jobId === undefined || search.jobId === jobId) &&
  (search.customerId === undefined || search.customerId === customerId)

/** Returns whether the searched text occurs in the reminder, its customer's details or its job number. */
const matchesText = (
  { customers, jobs }: ShopTables,
  { customerId, jobId, rule, text }: Reminder,
  search: ReminderSearch,
  { matchingRules = [] }: ReminderQuery
) => {
  const sought = search.text?.trim() ?? ""
  if (sought === "" || hasText(text, sought)) return true
  const customer = customerId === null ? undefined : customers.get(customerId)
  return (
    (text === "" && rule !== null && matchingRules.includes(rule)) ||
    (customer !== undefined && matchesCustomer(customer, sought)) ||
    (jobId !== null && jobs.get(jobId)?.number === parseWholeNumber(sought))
  )
}

const namesOf = ({ customers, jobs, users }: ShopTables, { assignedTo, customerId, jobId }: Reminder) => {
  const job = jobId === null ? undefined : jobs.get(jobId)
  const user = users.get(assignedTo)?.user
  return {
    assigneeName: `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim(),
    jobNumber: job?.number ?? null,
    customerName: customerId === null ? "" : (customers.get(customerId)?.customerName ?? "")
  }
}
