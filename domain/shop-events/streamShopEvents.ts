import { Clock, Effect, Option, Queue, Stream } from "effect"
import { access, dispatchAccess, officeAccess } from "#domain/access/accessTable.ts"
import { type SignedInUser, requireUser } from "#domain/access/CurrentUser.ts"
import { type Access, isInstallerOnly, hasAccess } from "#domain/access/hasAccess.ts"
import { authorize } from "#domain/contract/handleRequest.ts"
import { LastEventId } from "#domain/contract/Caller.ts"
import type { Content } from "#domain/contract/Content.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { AuthCookies } from "#domain/credentials/AuthCookies.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { EventChannels } from "./EventChannels.ts"
import type { StoredShopEvent, ShopEvent, ShopEventKind } from "./ShopEvent.ts"
import { type EventPosition, type EventBatch, ShopEvents } from "./ShopEvents.ts"
import { TooManyChannels, getShopEvents } from "./shopEventsApi.ts"

/** The heartbeat interval in milliseconds, well below the idle timeout of proxies (60 s). */
const heartbeatInterval = 20_000

/** The interval at which the session is rechecked without being prompted, in milliseconds. */
const recheckInterval = 60_000

/**
 * The delay before the session is rechecked after a change to the shop itself, in milliseconds. Well within the 5 s in
 * which a sign-out must take effect (S3).
 */
const recheckDelay = 2_000

interface Asked {
  readonly since?: string
  readonly age?: number
}

type Needed = CurrentTenant | EventChannels | Secrets | Sessions | ShopEvents | AuthCookies

/**
 * Returns a stream of the shop's live updates that the current user may see. It ends when their session ends, their
 * access token is renewed or expires, or they lose access.
 */
export const streamShopEvents = Effect.fn("streamShopEvents")(function* ({ age = 0, since = "" }: Asked) {
  const user = yield* requireUser
  const access = (yield* Secrets).fingerprint((yield* AuthCookies).access ?? "")
  const session = yield* (yield* Sessions).byAccessToken(access)
  const channels = yield* EventChannels
  // If the session has just ended, there is nothing to follow: the stream ends at the first check.
  const of = session?.id ?? access
  if (!(yield* channels.hasCapacity(of))) return yield* new TooManyChannels()
  const lastId = (yield* LastEventId) || since
  const told = toldIn({ access, expires: session?.accessExpires ?? 0, lastId, age, user }, of)
  return {
    type: "text/event-stream; charset=utf-8",
    body: Stream.provideContext(told, yield* Effect.context<Needed>())
  } satisfies Content
})

interface Follower {
  readonly access: string
  readonly expires: number
  readonly lastId: string
  readonly age: number
  readonly user: SignedInUser
}

const toldIn = ({ access, age, expires, lastId, user }: Follower, session: string) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const events = yield* ShopEvents
      const channel = yield* (yield* EventChannels).open(session)
      // Past events are read after the channel is opened, so an event may be sent twice but is never missed.
      const missed = lastId === "" ? yield* events.recent(age) : yield* events.after(lastId)
      const begun = missed === "tooOld" ? yield* events.recent(0) : missed
      let { position } = begun
      let reader: SignedInUser | undefined = user
      let lookAt = (yield* Clock.currentTimeMillis) + recheckInterval
      let beatAt = 0

      const look = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        lookAt = now + recheckInterval
        const holder = yield* (yield* Sessions).userByAccessToken(access, now, true)
        reader = authorize(getShopEvents.access, holder) === undefined ? holder : undefined
      })

      const textOf = Effect.fnUntraced(function* (batch: EventBatch) {
        position = batch.position
        // A notification without events may concern the shop itself, such as a closed account. Usually another check
        // has already detected it.
        if (batch.events.some(({ kind }) => kind === "access")) yield* look
        else if (batch.events.length === 0) lookAt = Math.min(lookAt, (yield* Clock.currentTimeMillis) + recheckDelay)
        const seen = batch.events.flatMap((event) =>
          event.kind !== "access" && reader !== undefined && canSeeEvent(reader, event) ? [event] : []
        )
        return seen.length === 0 ? "" : eventText.changes(seen, position)
      })

      const next = Effect.gen(function* () {
        for (;;) {
          const now = yield* Clock.currentTimeMillis
          if (beatAt <= now) beatAt = now + heartbeatInterval
          if (now >= lookAt) yield* look
          if (now >= expires || reader === undefined || channel.isBehind) return undefined
          const wait = Math.min(beatAt, lookAt, expires) - now
          const batch = yield* Effect.timeoutOption(Queue.take(channel.queue), wait)
          const text = Option.isSome(batch) ? yield* textOf(batch.value) : ""
          if (text !== "") return text
          if ((yield* Clock.currentTimeMillis) >= beatAt) return eventText.beat(position)
        }
      })

      yield* look
      const first =
        missed === "tooOld"
          ? eventText.reset(position)
          : (yield* textOf({ ...missed, events: missed.events.filter(({ kind }) => kind !== "access") })) ||
            eventText.beat(position)
      return Stream.concat(
        Stream.make(`${eventText.hello}${first}`),
        Stream.unfold(undefined, () =>
          Effect.map(next, (text) => (text === undefined ? undefined : ([text, undefined] as const)))
        )
      )
    })
  )

/**
 * The messages sent over a channel, in `text/event-stream` format of the HTML standard: `changes` with a list of
 * events, `beat` at intervals so that both ends detect lost connections, `reset` if intermediate events are no longer
 * known. The id is the position to resume from after a lost connection.
 */
const eventText = {
  /** Sets the browser's reconnection delay in milliseconds. */
  hello: "retry: 2000\n\n",
  changes: (events: ReadonlyArray<ShopEvent>, position: EventPosition): string =>
    written(
      "changes",
      position,
      events.map(({ kind, change, id, job }) => ({ kind, change, id, job }))
    ),
  beat: (position: EventPosition): string => written("beat", position, null),
  reset: (position: EventPosition): string => written("reset", position, null)
}

const written = (event: string, id: EventPosition, data: unknown) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

/** The access rule for each kind of event: that of the data itself. */
const doors: Readonly<Record<ShopEventKind, Access>> = {
  job: access["/jobs"],
  appointment: access["/jobs"],
  reminder: access["/jobs"],
  dispatch: dispatchAccess,
  presence: officeAccess,
  payment: officeAccess,
  message: officeAccess,
  customer: access["/customers"]
}

type Asking = Pick<SignedInUser, "id" | "roles" | "features" | "accountActive">

/**
 * Returns whether a user receives an event: they must have access to the changed item and, if they only install, it
 * must be their own work (trade 8.11). Events for bulk changes reveal nothing about individual items and go to everyone
 * with access. Users do not receive their own presence changes.
 */
export const canSeeEvent = (person: Asking, { id, kind, people }: StoredShopEvent): boolean => {
  if (!hasAccess(doors[kind], person)) return false
  const isOwn = people.includes(person.id)
  if (kind === "presence") return !isOwn || people.length > 1
  return !isInstallerOnly(person) || id === null || isOwn
}
