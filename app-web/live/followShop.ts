import type { QueryClient } from "@tanstack/react-query"
import { markLive } from "./liveState.ts"
import { refetchAffected } from "./affectedQueries.ts"
import type { ShopEvent } from "#domain/shop-events/ShopEvent.ts"

/** Opens the shop's event channel. Resolves with the server's response, or rejects without one. */
type OpenChannel = (query: string, signal: AbortSignal) => Promise<Response>

interface FollowDependencies {
  readonly queries: QueryClient
  readonly open: OpenChannel
  /** Renews the session after a 401. Returns false if the session is over. */
  readonly renew: () => Promise<boolean>
}

const name = "frit.live"

/**
 * Milliseconds without an event after which the connection counts as lost. The server sends a heartbeat every 20
 * seconds.
 */
const silence = 50_000
/** Milliseconds for which received events are kept for tabs that open later. */
const kept = 60_000
/** Milliseconds for which a hidden tab still holds the channel. */
const lingers = 30_000
const waits = { first: 1_000, longest: 60_000, refused: 300_000 } as const

interface Told extends ChannelMessage {
  readonly at: number
}

/**
 * Follows other users' changes in the shop. All tabs of the browser share a single channel, held by a visible tab that
 * forwards events to the others. Affected queries on screen are refetched. Returns a function that stops following.
 */
export const followShop = ({ open, queries, renew }: FollowDependencies): (() => void) => {
  const stopped = new AbortController()
  const others = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)
  const refresh = refetchAffected(queries)
  const begun = Date.now() - performance.now()
  let lastId = ""
  let told: ReadonlyArray<Told> = []
  let isHolding: AbortController | undefined

  const take = ({ changes, event, id }: ChannelMessage) => {
    if (id !== "") lastId = id
    markLive(event === "lost" ? 0 : silence)
    if (event === "reset" || event === "lost") void queries.invalidateQueries()
    else if (changes.length > 0) refresh(changes)
  }
  others?.addEventListener("message", ({ data }: MessageEvent<Told | { readonly since: number }>) => {
    if ("event" in data) return take(data)
    // Another tab opened after events were received, so the tab that holds the channel resends them.
    if (isHolding !== undefined) for (const one of told) if (one.at > data.since) others.postMessage(one)
  })

  const hear = (heard: ChannelMessage) => {
    const now = Date.now()
    told = [...told.filter(({ at }) => at > now - kept), { ...heard, at: now }]
    others?.postMessage(told.at(-1))
    take(heard)
  }

  const hold = async (signal: AbortSignal) => {
    let wait: number = waits.first
    while (!signal.aborted) {
      const came = await listen({ open, hear: (heard) => hear(heard), signal, query: queryFor(lastId, begun) })
      if (came === "heard") wait = waits.first
      else if (came === 401) {
        if (!(await renew().catch(() => true))) return
      } else if (came === 403 || came === 404) wait = waits.refused
      await pause(wait * (0.75 + Math.random() / 2), signal)
      // Without a channel, the queries on screen are refetched from time to time.
      if (came !== "heard" && came !== 401 && !signal.aborted) hear({ event: "lost", id: "", changes: [] })
      wait = Math.min(wait * 2, waits.longest)
    }
  }

  const begin = () => {
    if (isHolding !== undefined || stopped.signal.aborted) return
    const holding = new AbortController()
    isHolding = holding
    const held = () => hold(holding.signal)
    const asked = "locks" in navigator ? navigator.locks.request(name, { signal: holding.signal }, held) : held()
    void asked.catch(() => {})
    others?.postMessage({ since: begun })
  }
  const end = () => {
    markLive(0)
    isHolding?.abort()
    isHolding = undefined
  }
  let leaving: ReturnType<typeof setTimeout> | undefined
  const seen = () => {
    clearTimeout(leaving)
    if (document.visibilityState === "visible") begin()
    else leaving = setTimeout(end, lingers)
  }
  document.addEventListener("visibilitychange", seen)
  seen()
  return () => {
    stopped.abort()
    clearTimeout(leaving)
    document.removeEventListener("visibilitychange", seen)
    end()
    others?.close()
  }
}

/** Returns the query for resuming the channel. A page without any events yet sends its age instead. */
const queryFor = (lastId: string, begun: number) =>
  lastId === ""
    ? `age=${Math.min(60_000, Math.max(0, Math.round(Date.now() - begun)))}`
    : `since=${encodeURIComponent(lastId)}`

interface Listening {
  readonly open: OpenChannel
  readonly hear: (heard: ChannelMessage) => void
  readonly signal: AbortSignal
  readonly query: string
}

/** Listens until the channel closes or falls silent, and returns the outcome. */
const listen = async ({ hear, open, query, signal }: Listening): Promise<"heard" | "lost" | number> => {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silence)
  let hasHeard = false
  try {
    const { body, ok, status } = await open(query, AbortSignal.any([signal, silent.signal]))
    if (!ok || body === null) return status
    await readEvents(body, (heard) => {
      hasHeard = true
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), silence)
      hear(heard)
    })
    return "heard"
  } catch {
    return hasHeard ? "heard" : "lost"
  } finally {
    clearTimeout(timer)
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true }
    )
  })

/** An event of the channel: its type, the id to resume after, and the changes. */
export interface ChannelMessage {
  readonly event: string
  readonly id: string
  readonly changes: ReadonlyArray<ShopEvent>
}

/**
 * Parses a server-sent event stream (HTML standard, 9.2.6), limited to the features this channel uses. Resolves when
 * the stream ends.
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  hear: (heard: ChannelMessage) => void
): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ""
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split("\n\n")
    rest = blocks.pop() ?? ""
    for (const block of blocks) {
      const fields = new Map(block.split("\n").map((line) => [line.split(":", 1)[0]!, line.replace(/^\w+: ?/, "")]))
      const event = fields.get("event")
      if (event === undefined) continue
      const changes = event === "changes" ? (JSON.parse(fields.get("data") ?? "[]") as Array<ShopEvent>) : []
      hear({ event, id: fields.get("id") ?? "", changes })
    }
  }
}
