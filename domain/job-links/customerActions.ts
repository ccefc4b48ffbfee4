import { Clock, Effect } from "effect"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import type { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { LinkUnknown } from "./linkFailures.ts"
import { openLink } from "./openLink.ts"
import { notifySalesperson } from "./notifySalesperson.ts"

/**
 * Records that the customer has seen the document. Reported by the page itself, so that bots that only follow links do
 * not count.
 */
export const recordDocumentSeen = Effect.fn("recordDocumentSeen")(function* ({ token }: { readonly token: string }) {
  const { id, jobId, kind, openedAt } = yield* openLink(token)
  yield* (yield* JobLinks).recordOpened(id, yield* Clock.currentTimeMillis)
  if (openedAt === null) yield* (yield* JobChanges).add(jobId, { _tag: "customer", deed: "opened", note: kind })
  return {}
})

/** Requests a callback for the customer. Works for expired documents too. */
export const requestCallback = Effect.fn("requestCallback")(function* ({
  token,
  note
}: {
  readonly token: string
  readonly note: string
}) {
  const { id, jobId } = yield* openLink(token)
  yield* (yield* JobLinks).requestCallback(id, note.trim(), yield* Clock.currentTimeMillis)
  yield* (yield* JobChanges).add(jobId, { _tag: "customer", deed: "callback", note: note.trim() })
  yield* notifySalesperson("callbackAsked", yield* Effect.orDie((yield* Jobs).get(jobId)))
  return {}
})

/** Revokes a link on behalf of the shop; it no longer opens anything. */
export const revokeLink = Effect.fn("revokeLink")(function* ({
  id,
  linkId
}: {
  readonly id: JobId
  readonly linkId: JobLinkId
}) {
  yield* (yield* Jobs).get(id)
  const links = yield* JobLinks
  const link = (yield* links.ofJob(id)).find((one) => one.id === linkId)
  if (link === undefined) return yield* new LinkUnknown()
  if (yield* links.revoke(linkId, yield* Clock.currentTimeMillis))
    yield* (yield* JobChanges).add(id, { _tag: "customer", deed: "revoked", note: link.kind })
  return {}
})
