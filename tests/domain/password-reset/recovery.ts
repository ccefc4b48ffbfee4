import { Effect } from "effect"
import { SentMails } from "#adapters/memory/mailMemory.ts"
import { MemoryTables } from "#adapters/memory/MemoryTables.ts"
import type { OutboxMessage } from "#domain/mail/Outbox.ts"
import { sendOutboxMessage } from "#domain/mail/sendOutboxMessage.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"

/** The current shop's pending outbox postings. */
export const waiting: Effect.Effect<
  ReadonlyArray<{ readonly id: string; readonly posting: OutboxMessage }>,
  never,
  MemoryTables | CurrentTenant
> = Effect.flatMap(MemoryTables, ({ current }) =>
  Effect.map(current, ({ postings }) =>
    [...postings].filter(([, { isDone }]) => !isDone).map(([id, { posting }]) => ({ id, posting }))
  )
)

/** Sends everything pending, like the worker. */
export const sendAll = Effect.flatMap(waiting, (all) =>
  Effect.forEach(all, ({ id }) => sendOutboxMessage(id), { discard: true })
)

/** The emails sent so far. */
export const sent = Effect.map(SentMails, (mails) => [...mails])

/** The link in an email. */
export const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)![0])

/** The link's token and email address, as the screen sends them to the server. */
export const askedBy = (link: URL) => ({
  token: link.searchParams.get("token")!,
  email: link.searchParams.get("email")!
})
