import { Clock, Effect, Option, Queue, Stream } from "effect"
import { signedInUser, type SignedInUser } from "#domain/access/CurrentUser.ts"
import { admit } from "#domain/contract/answer.ts"
import type { Content } from "#domain/contract/Content.ts"
import { LastEventId } from "#domain/contract/Caller.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { Sessions } from "#domain/credentials/Sessions.ts"
import { TokenJar } from "#domain/credentials/TokenJar.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { EventChannels } from "./EventChannels.ts"
import { eventText } from "./eventText.ts"
import { maySeeEvent } from "./maySeeEvent.ts"
import type { EventsRead } from "./ShopEvents.ts"
import { ShopEvents } from "./ShopEvents.ts"
import { getShopEvents, TooManyChannels } from "./shopEventsApi.ts"

/** Milliseconds between two signs of life, well below what proxies wait for (60 s). */
const beat = 20_000

/** Milliseconds after which the sign-in is looked at without being told to. */
const looksEvery = 60_000

/** Milliseconds after news of the shop itself, well within the 5 s in which a sign-out is felt (S3). */
const looksSoon = 2_000

interface Asked {
  readonly since?: string
  readonly age?: number
}

type Needed = CurrentTenant | EventChannels | Secrets | Sessions | ShopEvents | TokenJar

/**
 * The stream of what changes in the shop, for whoever asks: what they may see, until their sign-in ends, their access
 * token is renewed or runs out, or they may no longer.
 */
export const followShop = Effect.fn("followShop")(function* ({ age = 0, since = "" }: Asked) {
  const user = yield* signedInUser
  const access = (yield* Secrets).fingerprint((yield* TokenJar).access ?? "")
  const session = yield* (yield* Sessions).byAccess(access)
  const channels = yield* EventChannels
  // A session that has just ended has nothing to follow: its stream ends as soon as it is looked at.
  const of = session?.id ?? access
  if (!(yield* channels.hasRoom(of))) return yield* new TooManyChannels()
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
      // What happened before is read once the channel is open: at worst something is told twice.
      const missed = lastId === "" ? yield* events.lately(age) : yield* events.after(lastId)
      const begun = missed === "tooOld" ? yield* events.lately(0) : missed
      let { position } = begun
      let reader: SignedInUser | undefined = user
      let lookAt = (yield* Clock.currentTimeMillis) + looksEvery
      let beatAt = 0

      const look = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        lookAt = now + looksEvery
        const holder = yield* (yield* Sessions).holder(access, now, true)
        reader = admit(getShopEvents.access, holder) === undefined ? holder : undefined
      })

      const textOf = Effect.fnUntraced(function* (batch: EventsRead) {
        position = batch.position
        // A shop's news without an event may be of the shop itself, such as that its account was closed; mostly another
        // look has told it before.
        if (batch.events.some(({ kind }) => kind === "access")) yield* look
        else if (batch.events.length === 0) lookAt = Math.min(lookAt, (yield* Clock.currentTimeMillis) + looksSoon)
        const seen = batch.events.flatMap((event) =>
          event.kind !== "access" && reader !== undefined && maySeeEvent(reader, event) ? [event] : []
        )
        return seen.length === 0 ? "" : eventText.changes(seen, position)
      })

      const next = Effect.gen(function* () {
        for (;;) {
          const now = yield* Clock.currentTimeMillis
          if (beatAt <= now) beatAt = now + beat
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
