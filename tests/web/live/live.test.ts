import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { handlers } from "#api/handlers.ts"
import { ShopEventKind } from "#domain/shop-events/ShopEvent.ts"
import { affectedQueries, refetchAffected } from "#web/live/affectedQueries.ts"
import { type ChannelMessage, readEvents } from "#web/live/followShop.ts"

/** Streams the bytes of a text in chunks that ignore character boundaries. */
const cutInto = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) controller.enqueue(bytes.slice(from, from + size))
      controller.close()
    }
  })
}

const changes = (id: string) => [{ kind: "job" as const, change: "changed" as const, id, job: null }]

describe("the list of queries that follow events", () => {
  it("contains only existing endpoints, for each kind of event", () => {
    const names = new Set(handlers.map(({ endpoint }) => endpoint.name))
    const said = Object.values(affectedQueries).flatMap(({ many, one }) => [...many, ...one])
    assert.deepStrictEqual(
      said.filter((name) => !names.has(name)),
      []
    )
    assert.deepStrictEqual(Object.keys(affectedQueries).toSorted(), [...ShopEventKind.literals].toSorted())
  })

  it("contains queries with an id or a job's id for changes of a single record", () => {
    const named = new Map(handlers.map(({ endpoint }) => [endpoint.name as string, endpoint.input]))
    const isKnown = (name: string) => {
      const { fields } = named.get(name) as unknown as { readonly fields: object }
      return "id" in fields || "jobId" in fields
    }
    const said = Object.values(affectedQueries).flatMap(({ one }) => one)
    assert.deepStrictEqual(
      said.filter((name) => !isKnown(name)),
      []
    )
  })
})

describe("an event stream", () => {
  const text = `retry: 2000\n\nevent: beat\nid: 1.7:7:\ndata: null\n\n: a comment\n\nevent: changes\nid: 2.7:9:7,8\ndata: ${JSON.stringify(changes("é"))}\n\nevent: reset\nid: 3\ndata: null\n\nevent: half`

  it.each([1, 2, 7, 1_000])("is parsed from chunks of %s bytes", async (size) => {
    const heard: Array<ChannelMessage> = []
    await readEvents(cutInto(text, size), (one) => heard.push(one))
    assert.deepStrictEqual(heard, [
      { event: "beat", id: "1.7:7:", changes: [] },
      { event: "changes", id: "2.7:9:7,8", changes: changes("é") },
      { event: "reset", id: "3", changes: [] }
    ])
  })
})

describe("data on screen", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Runs queries as if on screen, and counts how often each is fetched. */
  const asking = (...keys: ReadonlyArray<readonly [string, object]>) => {
    const queries = new QueryClient()
    const asked = keys.map(() => 0)
    const stop = keys.map(([name, input], at) =>
      new QueryObserver(queries, {
        queryKey: [name, input],
        queryFn: () => ++asked[at]!,
        staleTime: Infinity
      }).subscribe(() => {})
    )
    return { queries, asked, stop: () => stop.forEach((one) => one()) }
  }

  it("is refetched if it may have changed, and nothing else is", async () => {
    const { asked, queries, stop } = asking(
      ["getJob", { id: "a" }],
      ["getJob", { id: "b" }],
      ["listJobs", {}],
      ["listCustomers", {}],
      ["listMessages", { id: "a" }],
      ["getEdiInvoice", { jobId: "a" }]
    )
    await vi.advanceTimersByTimeAsync(10)
    const refresh = refetchAffected(queries)
    refresh(changes("a"))
    await vi.advanceTimersByTimeAsync(10)
    assert.deepStrictEqual(asked, [2, 1, 2, 1, 1, 2])
    refresh([{ kind: "message", change: "made", id: "m", job: "a" }])
    await vi.advanceTimersByTimeAsync(1_500)
    assert.deepStrictEqual(asked, [2, 1, 2, 1, 2, 2])
    refresh([{ kind: "job", change: "changed", id: null, job: null }])
    await vi.advanceTimersByTimeAsync(1_500)
    assert.deepStrictEqual(asked, [3, 2, 3, 1, 2, 3])
    stop()
  })

  it("is refetched immediately, then at most once a second", async () => {
    const { asked, queries, stop } = asking(["listJobs", {}])
    await vi.advanceTimersByTimeAsync(10)
    const refresh = refetchAffected(queries)
    for (let nth = 0; nth < 40; nth++) {
      refresh(changes("a"))
      await vi.advanceTimersByTimeAsync(50)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    assert.isAtLeast(asked[0]!, 3)
    assert.isAtMost(asked[0]!, 5)
    stop()
  })

  it("ignores events unknown to this release", async () => {
    const { asked, queries, stop } = asking(["listJobs", {}])
    await vi.advanceTimersByTimeAsync(10)
    refetchAffected(queries)([{ kind: "newer", change: "made", id: "x", job: null } as never])
    await vi.advanceTimersByTimeAsync(10)
    assert.deepStrictEqual(asked, [1])
    stop()
  })
})
