import type { ShopEventKind, ShopEvent } from "#domain/shop-events/ShopEvent.ts"
import type { QueryClient } from "@tanstack/react-query"
import { notifyPresence } from "./liveState.ts"

/**
 * The queries affected by each kind of event, by endpoint name: `one` are those of that record or its job, `many` are
 * lists. A test checks the names against the existing endpoints.
 */
export const affectedQueries: Readonly<
  Record<ShopEventKind, { readonly one: ReadonlyArray<string>; readonly many: ReadonlyArray<string> }>
> = {
  job: {
    one: [
      "getJob",
      "getEdiInvoice",
      "getJobEdi",
      "listJobChanges",
      "listJobFiles",
      "listSignatures",
      "listSiteEvents",
      "listJobLinks",
      "listPhotoReplies",
      "listStockRequired"
    ],
    many: [
      "listJobs",
      "listEdiInvoices",
      "getEdiCounts",
      "getReceivables",
      "listReceivables",
      "listStagePiles",
      "getDashboard",
      "getBoard",
      "listDayInstalls",
      "findJobsLike",
      "getInstallerDay",
      "listDispatches"
    ]
  },
  appointment: { one: ["getJob"], many: ["getBoard", "listDayInstalls", "findFreeSlots"] },
  payment: { one: ["getJob", "listJobChanges"], many: ["listJobs", "getBoard", "getDashboard"] },
  message: { one: ["listMessages", "listJobChanges"], many: [] },
  reminder: { one: ["getReminder"], many: ["listReminders"] },
  dispatch: { one: ["getDispatch", "getDispatchMatches"], many: ["listDispatches"] },
  customer: { one: ["getCustomer"], many: ["listCustomers"] },
  presence: { one: [], many: [] }
}

/** Milliseconds for which events are batched after a refetch, because a bulk run emits events for minutes. */
const pause = 1_000

/**
 * Invalidates the queries affected by events: those on screen are refetched now, the rest when next used. The first
 * batch is handled immediately, later ones once per second.
 */
export const refetchAffected = (queries: QueryClient) => {
  let waiting: Array<ShopEvent> | undefined
  const refresh = (events: ReadonlyArray<ShopEvent>) => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name, input] }) => events.some((event) => isOf(event, String(name), input))
    })
    waiting = []
    setTimeout(() => {
      const come = waiting ?? []
      waiting = undefined
      if (come.length > 0) refresh(come)
    }, pause)
  }
  return (events: ReadonlyArray<ShopEvent>) => {
    for (const { id, kind } of events) if (kind === "presence") notifyPresence(id)
    if (waiting === undefined) refresh(events)
    else waiting.push(...events)
  }
}

const isOf = ({ id, job, kind }: ShopEvent, name: string, input: unknown): boolean => {
  const { many, one } = affectedQueries[kind] ?? { many: [], one: [] }
  if (many.includes(name)) return true
  const { id: own, jobId } = (input ?? {}) as { readonly id?: unknown; readonly jobId?: unknown }
  const asked = own ?? jobId
  return one.includes(name) && (id === null || asked === id || asked === job)
}
