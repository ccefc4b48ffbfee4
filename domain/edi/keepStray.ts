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

/** Keeps what has no place, until somebody sorts it out, and tells of it unless it came before. PostgreSQL's texts hold no NUL: it is shown as a sign of its own. */
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

/** Says how it was sorted out; what was said first stands. */
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

/** The file as it came, to be saved and never opened as a page. */
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
 * Tells those who see the invoices that something waits to be sorted out. It says which network it came from, and
 * nothing of what it is.
 */
const tellStray = Effect.fn("tellStray")(function* ({ at, id, network }: EdiStray) {
  const waiting = yield* (yield* EdiStrays).list(false)
  const isTold = waiting.some((one) => one.id !== id && one.network === network && one.at > at - together)
  // Beyond so many the latest are not listed; who is to know of them has been told long since.
  if (isTold || waiting.length === mostStrays) return
  yield* tellDesk({ kind: "strayCame", stray: { network: partnerProfiles[network].name } })
})
