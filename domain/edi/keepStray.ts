import { Clock, Effect } from "effect"
import { signedInUser } from "#domain/access/CurrentUser.ts"
import type { Content } from "#domain/contract/Content.ts"
import { NewId } from "#domain/shared/NewId.ts"
import { type EdiStray, EdiStrayId, EdiStrayNotFound, mostStrays } from "./EdiStray.ts"
import { EdiStrays } from "./EdiStrays.ts"
import { partnerProfiles } from "./partnerProfiles.ts"
import { tellDesk, together } from "./tellDesk.ts"

type Found = Pick<EdiStray, "network" | "reason"> &
  Partial<Pick<EdiStray, "detail" | "fileName" | "jobId" | "invoiceNumber" | "amount" | "trace">>

/**
 * Stores an unmatched item until someone resolves it, and sends a notification unless it already exists. NUL
 * characters, which PostgreSQL text cannot hold, are stored as U+2400.
 */
export const keepStray = Effect.fn("keepStray")(function* (found: Found, content = "") {
  const stray: EdiStray = {
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
  const isNew = yield* (yield* EdiStrays).add(stray, content.replaceAll("\0", "\u2400"))
  if (isNew) yield* tellStray(stray)
  return isNew
})

/** Records how an item was resolved; the first resolution is final. */
export const settleStray = Effect.fn("settleStray")(function* ({
  id,
  note
}: {
  readonly id: EdiStrayId
  readonly note: string
}) {
  const strays = yield* EdiStrays
  const person = yield* signedInUser
  const stray = (yield* strays.open(id)) ?? (yield* new EdiStrayNotFound({ id }))
  if (stray.settled !== null) return stray
  const at = yield* Clock.currentTimeMillis
  const settled = { at, by: `${person.firstName} ${person.lastName}`.trim(), note }
  yield* strays.settle(id, settled)
  return { ...stray, settled }
})

/** Returns the file as received, to be downloaded and never opened as a page. */
export const strayFile = Effect.fn("strayFile")(function* (id: EdiStrayId) {
  const content = yield* (yield* EdiStrays).content(id)
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
const tellStray = Effect.fn("tellStray")(function* ({ at, id, network }: EdiStray) {
  const waiting = yield* (yield* EdiStrays).list(false)
  const isTold = waiting.some((one) => one.id !== id && one.network === network && one.at > at - together)
  // The list is full, so this item may not be in it; the users have been notified long ago.
  if (isTold || waiting.length === mostStrays) return
  yield* tellDesk({ kind: "strayCame", stray: { network: partnerProfiles[network].name } })
})
