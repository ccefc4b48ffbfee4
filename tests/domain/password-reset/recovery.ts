import { Effect } from "effect"
import { SentMails } from "#adapters/memory/mailMemory.ts"
import { Shelves } from "#adapters/memory/Shelves.ts"
import type { Posting } from "#domain/mail/Outbox.ts"
import { sendPosting } from "#domain/mail/sendPosting.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** What waits in the outbox of the shop that asks. */
export const waiting: Effect.Effect<
  ReadonlyArray<{ readonly id: string; readonly posting: Posting }>,
  never,
  Shelves | CurrentTenant
> = Effect.flatMap(Shelves, ({ mine }) =>
  Effect.map(mine, ({ postings }) =>
    [...postings].filter(([, { isDone }]) => !isDone).map(([id, { posting }]) => ({ id, posting }))
  )
)

/** Does what the worker does: sends all that waits. */
export const sendAll = Effect.flatMap(waiting, (all) =>
  Effect.forEach(all, ({ id }) => sendPosting(id), { discard: true })
)

/** The mails that were sent so far. */
export const sent = Effect.map(SentMails, (mails) => [...mails])

/** The link in a mail. */
export const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)![0])

/** Its token and address, as the screen hands them to the server. */
export const askedBy = (link: URL) => ({
  token: link.searchParams.get("token")!,
  email: link.searchParams.get("email")!
})
