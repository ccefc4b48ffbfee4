import type { InstallerDay } from "#domain/installer-day/installerDayApi.ts"
import type { SiteEntry } from "#domain/installer-day/SiteEvent.ts"
import type { PhoneItem } from "./PhoneItem.ts"
import type { PhoneClient } from "./PhoneClient.ts"
import type { PhoneStore } from "./PhoneStore.ts"

/** The phone's state: its days, its items, and the connection. */
export interface PhoneState {
  /** Undefined until first fetched. */
  readonly day: InstallerDay | undefined
  readonly fetchedAt: number
  readonly items: ReadonlyArray<PhoneItem>
  /** `reading` until the phone's storage has been read. */
  readonly line: "reading" | "online" | "away" | "signedOut" | "refused"
  /** When the phone went offline. */
  readonly offlineSince: number | undefined
  readonly isSending: boolean
  /** The last item could not be stored, so it is not saved and the form still contains it. */
  readonly isFull: boolean
}

export interface PhoneQueue {
  readonly state: () => PhoneState
  readonly subscribe: (changed: () => void) => () => void
  /** Reads the phone's storage, then contacts the server. */
  readonly start: () => Promise<void>
  /** Sends pending items in order, then refetches the days. */
  readonly sync: () => Promise<void>
  /**
   * Stores a deed on the phone first, then sends it. Resolves with whether it was stored. A repeated press while the
   * first is being stored is ignored.
   */
  readonly add: (jobId: string, deed: SiteEntry, at?: number) => Promise<boolean>
  /**
   * Stores a photo the same way. Resolves with the id it will have on the server, or undefined if it was not stored.
   */
  readonly addPhoto: (jobId: string, place: string, file: Blob, name: string) => Promise<string | undefined>
  /** Retries a rejected item. */
  readonly retry: (id: string) => Promise<void>
  /** Deletes a rejected item, once the user has read why. */
  readonly drop: (id: string) => Promise<void>
}

/** How long sent items are shown. */
const toldFor = 24 * 3_600_000

/** Runs one task at a time. Pages in the same browser take turns if it supports locks. */
const runExclusive = <A>(work: () => Promise<A>): Promise<A> =>
  globalThis.navigator?.locks === undefined ? work() : navigator.locks.request("frit.installer.send", work)

/** Stores what an installer does and sends it once online, in order, each item once. */
export const phoneQueue = ({
  server,
  store,
  now = Date.now
}: {
  readonly server: PhoneClient
  readonly store: PhoneStore
  readonly now?: () => number
}): PhoneQueue => {
  const changes = new Set<() => void>()
  let state: PhoneState = {
    day: undefined,
    fetchedAt: 0,
    items: [],
    line: "reading",
    offlineSince: undefined,
    isSending: false,
    isFull: false
  }
  const set = (next: Partial<PhoneState>) => {
    state = { ...state, ...next }
    for (const changed of changes) changed()
  }
  const setOffline = () => set({ line: "away", offlineSince: state.offlineSince ?? now() })
  const setOnline = () => set({ line: "online", offlineSince: undefined })

  /** Other pages in this browser write to the same storage, which is the source of truth. */
  const reloadItems = async () => {
    const items = await store.items()
    const old = items.filter(({ at, state: how }) => how === "sent" && at < now() - toldFor)
    for (const { id } of old) await store.remove(id)
    set({ items: items.filter((item) => !old.includes(item)) })
  }
  const show = (item: PhoneItem) =>
    set({
      items: [...state.items.filter(({ id }) => id !== item.id), item].toSorted((one, other) => one.order - other.order)
    })
  const keep = async (item: PhoneItem): Promise<boolean> => {
    const isKept = await store.put(item).then(
      () => true,
      () => false
    )
    set({ isFull: !isKept })
    if (isKept) show(item)
    return isKept
  }

  const fetchDay = async (): Promise<boolean> => {
    const answer = await server.day()
    if (answer._tag === "away") setOffline()
    else if (answer._tag === "signedOut") set({ line: "signedOut" })
    else if (answer._tag === "refused") set({ line: "refused" })
    else {
      setOnline()
      set({ day: answer.answer, fetchedAt: now() })
      // If storage is full, still sends pending items, because that frees space.
      await store.keepDay({ day: answer.answer, fetchedAt: now() }).catch(() => undefined)
      return true
    }
    return false
  }

  const sendAll = async (): Promise<boolean> => {
    await reloadItems()
    let sent = false
    for (;;) {
      const me = state.day?.me.id
      const next = state.items.find((item) => item.state === "waiting" && item.by === me)
      if (next === undefined) return sent
      const answer = await server.send(next)
      if (answer._tag === "away") {
        setOffline()
        return sent
      }
      if (answer._tag === "signedOut") {
        set({ line: "signedOut" })
        return sent
      }
      setOnline()
      sent = true
      const { why: _, ...item } = next
      const bytes = item.kind === "photo" && answer._tag === "answered" ? { file: undefined } : {}
      const told: PhoneItem =
        answer._tag === "refused"
          ? { ...item, state: "refused", why: answer.why }
          : {
              ...item,
              ...bytes,
              state: "sent",
              ...(answer.answer === undefined ? {} : { outcome: answer.answer.outcome })
            }
      // If storage is full, the result is lost and the next page sends the item again. Requests are idempotent.
      await store.put(told).catch(() => undefined)
      show(told)
    }
  }

  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async () => {
    set({ isSending: true })
    try {
      await runExclusive(async () => {
        // The fetched day identifies the signed-in user, so that no item is sent in another user's name.
        if (await fetchDay()) if (await sendAll()) await fetchDay()
      })
    } finally {
      set({ isSending: false })
    }
  }
  const sync = async (): Promise<void> => {
    if (running !== undefined) {
      isAskedAgain = true
      return running
    }
    running = run()
    try {
      await running
    } finally {
      running = undefined
    }
    if (isAskedAgain) {
      isAskedAgain = false
      await sync()
    }
  }

  const nextOrder = () => Math.max(now(), ...state.items.map(({ order }) => order + 1))
  const me = () => state.day?.me.id ?? ""
  const storing = new Map<string, Promise<boolean>>()
  const once = (press: string, work: () => Promise<boolean>): Promise<boolean> => {
    const first = storing.get(press) ?? work().finally(() => storing.delete(press))
    storing.set(press, first)
    return first
  }
  const add = async (jobId: string, deed: SiteEntry, at: number) => {
    const item = { id: crypto.randomUUID(), jobId, by: me(), at, order: nextOrder(), state: "waiting" } as const
    const isKept = await keep({ ...item, kind: "deed", deed })
    if (isKept) void sync()
    return isKept
  }
  return {
    state: () => state,
    subscribe: (changed) => {
      changes.add(changed)
      return () => void changes.delete(changed)
    },
    start: async () => {
      const kept = await store.day()
      if (kept !== undefined) set({ day: kept.day, fetchedAt: kept.fetchedAt })
      await reloadItems()
      await sync()
    },
    sync,
    add: (jobId, deed, at = now()) => once(`${jobId} ${JSON.stringify(deed)}`, () => add(jobId, deed, at)),
    addPhoto: async (jobId, place, file, name) => {
      const item = {
        id: crypto.randomUUID(),
        jobId,
        by: me(),
        at: now(),
        order: nextOrder(),
        state: "waiting"
      } as const
      if (!(await keep({ ...item, kind: "photo", place, file, name, size: file.size }))) return undefined
      void sync()
      return item.id
    },
    retry: async (id) => {
      const item = state.items.find((one) => one.id === id)
      if (item === undefined) return
      const { why: _, ...rest } = item
      await keep({ ...rest, state: "waiting" })
      await sync()
    },
    drop: async (id) => {
      await store.remove(id)
      set({ items: state.items.filter((one) => one.id !== id) })
    }
  }
}
