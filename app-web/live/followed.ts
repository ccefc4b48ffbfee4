import type { ShopEventKind } from "#domain/shop-events/ShopEvent.ts"

/**
 * Which answers may have changed when something of the shop did, by the names of their calls: those of that one thing,
 * or of its job, and those that hold many. A test holds the names against the calls that there are.
 */
export const followed: Readonly<
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
  payment: { one: ["getJob", "listJobChanges"], many: ["listJobs", "getDashboard"] },
  message: { one: ["listMessages", "listJobChanges"], many: [] },
  reminder: { one: ["getReminder"], many: ["listReminders"] },
  dispatch: { one: ["getDispatch", "getDispatchMatches"], many: ["listDispatches"] },
  customer: { one: ["getCustomer"], many: ["listCustomers"] },
  presence: { one: [], many: [] }
}
