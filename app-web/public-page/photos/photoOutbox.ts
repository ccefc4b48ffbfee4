import type { PhotoAnswer, PhotoSubject, ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"
import { PhotoRefused, type PhotoClient, type PhotoTrouble } from "./PhotoClient.ts"
import type { PhotoStore, WaitingPhoto } from "./PhotoStore.ts"

/** A photo as shown on the page. Its image is available as long as the page is open. */
export interface OutboxPhoto {
  readonly fileId: string
  readonly subject: PhotoSubject
  readonly file: Blob | undefined
  readonly state: "waiting" | "sent" | "refused"
}

/** Pending photos and the connection state. */
export interface OutboxState {
  readonly photos: ReadonlyArray<OutboxPhoto>
  readonly isSending: boolean
  /** Why the last attempt failed; undefined if it succeeded. */
  readonly trouble: PhotoTrouble | undefined
  /** Everything was sent, and the shop has been notified. */
  readonly isFinished: boolean
}

/** Sends the customer's photos and answers, each once, and retries until online. */
export interface PhotoOutbox {
  readonly state: () => OutboxState
  readonly subscribe: (changed: () => void) => () => void
  /** Loads photos left on the device from an earlier visit. */
  readonly start: () => Promise<void>
  readonly answer: (answers: ReadonlyArray<PhotoAnswer>) => void
  readonly add: (subject: PhotoSubject, file: Blob) => Promise<void>
  readonly drop: (fileId: string) => Promise<void>
  /** Sends what is pending, then marks the link as complete. */
  readonly finish: () => void
  readonly flush: () => Promise<void>
}

/** Creates the outbox of a link, including what it already received. */
export const photoOutbox = (
  server: PhotoClient,
  store: PhotoStore,
  shown: Pick<ShownPhotoLink, "photos">
): PhotoOutbox => {
  const changes = new Set<() => void>()
  let state: OutboxState = {
    photos: shown.photos.map(({ fileId, subject }) => ({ fileId, subject, file: undefined, state: "sent" })),
    isSending: false,
    trouble: undefined,
    isFinished: false
  }
  let answers: ReadonlyArray<PhotoAnswer> | undefined
  let isLast = false
  let running: Promise<void> | undefined
  const set = (next: Partial<OutboxState>) => {
    state = { ...state, ...next }
    for (const changed of changes) changed()
  }
  const mark = (fileId: string, how: OutboxPhoto["state"]) =>
    set({ photos: state.photos.map((one) => (one.fileId === fileId ? { ...one, state: how } : one)) })

  const sendPhoto = async ({ fileId, subject, file }: WaitingPhoto) => {
    try {
      await server.addPhoto({ fileId, subject, file })
      mark(fileId, "sent")
    } catch (thrown) {
      const trouble = thrown instanceof PhotoRefused ? thrown.trouble : "away"
      if (trouble !== "refused" && trouble !== "full") throw thrown
      mark(fileId, "refused")
      set({ trouble })
    }
    await store.remove(fileId)
  }
  const sendAll = async () => {
    for (;;) {
      if (answers !== undefined) {
        const now = answers
        await server.keepAnswers(now)
        if (answers === now) answers = undefined
        continue
      }
      const next = state.photos.find((one) => one.state === "waiting" && one.file !== undefined)
      if (next === undefined) break
      await sendPhoto({ ...next, file: next.file! })
    }
    if (!isLast) return
    await server.finish()
    await store.clear()
    set({ isFinished: true })
  }
  const run = async () => {
    set({ isSending: true, trouble: undefined })
    try {
      await sendAll()
    } catch (thrown) {
      set({ trouble: thrown instanceof PhotoRefused ? thrown.trouble : "away" })
    }
    set({ isSending: false })
  }
  const flush = async () => {
    if (running !== undefined) return running
    running = run()
    await running
    running = undefined
    // New items may have arrived during the last request.
    const waits = answers !== undefined || state.photos.some((one) => one.state === "waiting") || isLast
    if (waits && state.trouble === undefined && !state.isFinished) await flush()
  }
  return {
    state: () => state,
    subscribe: (changed) => {
      changes.add(changed)
      return () => void changes.delete(changed)
    },
    start: async () => {
      const waiting = await store.photos()
      const unknown = waiting.filter(({ fileId }) => !state.photos.some((one) => one.fileId === fileId))
      for (const { fileId } of waiting) if (!unknown.some((one) => one.fileId === fileId)) await store.remove(fileId)
      set({ photos: [...state.photos, ...unknown.map((one): OutboxPhoto => ({ ...one, state: "waiting" }))] })
      if (unknown.length > 0) await flush()
    },
    answer: (next) => {
      answers = next
      void flush()
    },
    add: async (subject, file) => {
      const photo: WaitingPhoto = { fileId: crypto.randomUUID(), subject, file }
      set({ photos: [...state.photos, { ...photo, state: "waiting" }] })
      await store.put(photo)
      void flush()
    },
    drop: async (fileId) => {
      set({ photos: state.photos.filter((one) => one.fileId !== fileId), trouble: undefined })
      await store.remove(fileId)
    },
    finish: () => {
      isLast = true
      void flush()
    },
    flush
  }
}
