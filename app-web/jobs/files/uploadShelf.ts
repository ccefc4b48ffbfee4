import type { FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import type { JobId } from "#domain/shared/JobId.ts"

/** Why a file did not arrive, in words, and whether trying again may help. */
export type Trouble = Pick<Upload, "why" | "mayRetry">

/** Brings one file to the server; answers what went wrong, if anything did. */
export type Bring = (
  upload: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void
) => Promise<Trouble | undefined>

/** So many go at once: more only share the same line. */
const atOnce = 2

// Whoever closes the tab would lose what is on its way; the browser asks first.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** The files on their way to a job. They go on while its screen is left, and are found there again. */
export const makeUploadShelf = () => {
  const listeners = new Set<() => void>()
  const aborts = new Map<JobFileId, AbortController>()
  let uploads: ReadonlyArray<Upload> = []

  const tell = (event: UploadEvent) => {
    uploads = uploadsAfter(uploads, event)
    if (uploads.some(({ state }) => state !== "failed")) addEventListener("beforeunload", ask)
    else removeEventListener("beforeunload", ask)
    listeners.forEach((listen) => listen())
  }
  const send = async (upload: Upload, bring: Bring) => {
    const { id } = upload
    const abort = new AbortController()
    aborts.set(id, abort)
    tell({ kind: "begun", id })
    const trouble = await bring(upload, abort.signal, (share) => tell({ kind: "progress", id, share }))
    aborts.delete(id)
    if (!abort.signal.aborted) tell(trouble === undefined ? { kind: "gone", id } : { kind: "failed", id, ...trouble })
    go(bring)
  }
  const go = (bring: Bring) => {
    const free = atOnce - uploads.filter(({ state }) => state === "sending").length
    uploads
      .filter(({ state }) => state === "waiting")
      .slice(0, Math.max(0, free))
      .forEach((upload) => void send(upload, bring))
  }

  return {
    tell,
    go,
    uploads: () => uploads,
    isSeen: () => listeners.size > 0,
    cancel: (id: JobFileId) => {
      aborts.get(id)?.abort()
      tell({ kind: "gone", id })
    },
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
}

type UploadShelf = ReturnType<typeof makeUploadShelf>

const shelves = new WeakMap<object, Map<JobId, UploadShelf>>()

/** The shelf of a job, one for as long as the page is open. `page` is whatever lives as long. */
export const uploadShelfOf = (page: object, job: JobId): UploadShelf => {
  const known = shelves.get(page) ?? new Map<JobId, UploadShelf>()
  shelves.set(page, known)
  const shelf = known.get(job) ?? makeUploadShelf()
  known.set(job, shelf)
  return shelf
}

/** A file on its way to a job. */
export interface Upload {
  readonly id: JobFileId
  readonly place: FilePlace
  readonly file: File
  readonly state: "waiting" | "sending" | "failed"
  /** From 0 to 1. */
  readonly share: number
  /** Why it failed, and whether trying again may help. */
  readonly why: string
  readonly mayRetry: boolean
}

/** What happens to files on their way. A photo that is chosen takes the place of one on its way to the same place. */
export type UploadEvent =
  | {
      readonly kind: "added"
      readonly place: FilePlace
      readonly files: ReadonlyArray<{ readonly id: JobFileId; readonly file: File; readonly why: string | undefined }>
    }
  | { readonly kind: "begun"; readonly id: string }
  | { readonly kind: "again"; readonly id: string }
  | { readonly kind: "gone"; readonly id: string }
  | { readonly kind: "progress"; readonly id: string; readonly share: number }
  | { readonly kind: "failed"; readonly id: string; readonly why: string; readonly mayRetry: boolean }

export const uploadsAfter = (uploads: ReadonlyArray<Upload>, event: UploadEvent): ReadonlyArray<Upload> => {
  if (event.kind === "added") {
    const { place } = event
    const others =
      place === "attachment"
        ? uploads
        : uploads.filter((upload) => upload.place !== place || upload.state === "sending")
    return [
      ...others,
      ...event.files.map(({ id, file, why }) => ({
        id,
        file,
        place,
        share: 0,
        mayRetry: false,
        why: why ?? "",
        state: why === undefined ? ("waiting" as const) : ("failed" as const)
      }))
    ]
  }
  if (event.kind === "gone") return uploads.filter(({ id }) => id !== event.id)
  return uploads.map((upload) => (upload.id === event.id ? { ...upload, ...changed(event) } : upload))
}

const changed = (event: Exclude<UploadEvent, { readonly kind: "added" | "gone" }>): Partial<Upload> => {
  switch (event.kind) {
    case "begun":
      return { state: "sending", share: 0, why: "" }
    case "again":
      return { state: "waiting", share: 0, why: "" }
    case "progress":
      return { share: event.share }
    default:
      return { state: "failed", why: event.why, mayRetry: event.mayRetry }
  }
}
