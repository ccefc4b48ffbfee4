import { Clock, Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import type { Content } from "#domain/contract/Content.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { type UnmatchedItem, EdiStrayId, EdiStrayNotFound, maxUnmatchedItems } from "./UnmatchedItem.ts"
import { UnmatchedItems } from "./UnmatchedItems.ts"
import { partnerProfiles } from "./partnerProfiles.ts"
import { notifyEdiUsers, notificationWindow } from "./notifyEdiUsers.ts"

type Found = Pick<UnmatchedItem, "network" | "reason"> &
  Partial<Pick<UnmatchedItem, "detail" | "fileName" | "jobId" | "invoiceNumber" | "amount" | "trace">>

/**
 * Stores an unmatched item until someone resolves it, and sends a notification unless it already exists. NUL
 * characters, which PostgreSQL text cannot hold, are stored as U+2400.
 */
export const recordUnmatched = Effect.fn("recordUnmatched")(function* (found: Found, content = "") {
  const stray: UnmatchedItem = {
    detail: "",
    fileName: "",
    jobId: null,
    invoiceNumber: "",
    amount: 0,
    trace: "",
    ...found,
    id: EdiStrayId.make(yield* (yield* NewId).next),
    at: yield* Clock.currentTimeMillis,
    size: content.length,
    settled: null
  }
  const isNew = yield* (yield* UnmatchedItems).add(stray, content.replaceAll("\0", "\u2400"))
  if (isNew) yield* notifyUnmatched(stray)
  return isNew
})

/** Records how an item was resolved; the first resolution is final. */
export const resolveUnmatched = Effect.fn("resolveUnmatched")(function* ({
  id,
  note
}: {
  readonly id: EdiStrayId
  readonly note: string
}) {
  const strays = yield* UnmatchedItems
  const person = yield* requireUser
  const stray = (yield* strays.getForUpdate(id)) ?? (yield* new EdiStrayNotFound({ id }))
  if (stray.settled !== null) return stray
  const at = yield* Clock.currentTimeMillis
  const settled = { at, by: `${person.firstName} ${person.lastName}`.trim(), note }
  yield* strays.resolve(id, settled)
  return { ...stray, settled }
})

/** Returns the file as received, to be downloaded and never opened as a page. */
export const unmatchedFile = Effect.fn("unmatchedFile")(function* (id: EdiStrayId) {
  const content = yield* (yield* UnmatchedItems).content(id)
  if (content === undefined || content === "") return yield* new EdiStrayNotFound({ id })
  return {
    type: "text/plain; charset=utf-8",
    body: content,
    file: { name: `${id}.txt`, disposition: "attachment" }
  } satisfies Content
})

/**
 * Notifies the users with access to the invoices that an item awaits resolution. The message names the network but no
 * details.
 */
const notifyUnmatched = Effect.fn("notifyUnmatched")(function* ({ at, id, network }: UnmatchedItem) {
  const waiting = yield* (yield* UnmatchedItems).list(false)
  const isTold = waiting.some((one) => one.id !== id && one.network === network && one.at > at - notificationWindow)
  // The list is full, so this item may not be in it; the users have been notified long ago.
  if (isTold || waiting.length === maxUnmatchedItems) return
  yield* notifyEdiUsers({ kind: "strayCame", stray: { network: partnerProfiles[network].name } })
})
