import { useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { maxUploadBytes } from "#domain/files/maxUploadBytes.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { type FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import { listJobFiles, postJobFile } from "#domain/job-files/jobFilesApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { canDownscale, downscalePhoto } from "#web/forms/downscalePhoto.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

const newId = () => JobFileId.make(crypto.randomUUID())

/**
 * Uploads files to a job, two at a time, with progress. A failed upload is retried under the same id, so it is never
 * stored twice. Photos above 5 MB are resized in the browser so that installers do not run into the limit.
 */
export const useUploads = (job: JobId) => {
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const textOf = useFailureText()
  const { t } = useWords()
  const shelf = uploadQueueOf(queries, job)
  const uploads = useSyncExternalStore(shelf.listen, shelf.uploads)

  const bring: UploadFile = async ({ id, place, file }, signal, onProgress) => {
    const failed = (why: string, canRetry: boolean): UploadError => {
      if (!shelf.isSeen() && !signal.aborted)
        showToast({ kind: "danger", text: t("labelled", { label: file.name, text: why }) })
      return { why, canRetry }
    }
    try {
      const sent = await downscalePhoto(file)
      if (sent === undefined) return failed(t("fileTooLarge"), false)
      const bytes = new Uint8Array(await sent.arrayBuffer())
      await run(call(postJobFile, { id: job, fileId: id, place, name: sent.name, file: bytes }, { onProgress }), signal)
      await queries.invalidateQueries({ queryKey: [listJobFiles.name] })
      void queries.invalidateQueries({ queryKey: [listJobChanges.name] })
      return undefined
    } catch (failure) {
      // A file that was moved or deleted since cannot be read. Retrying rarely helps but is allowed.
      if (!isFailure(failure)) return failed(t("failure.FileNotRead"), true)
      return failed(textOf(failure), failure._tag === "Offline" || failure._tag === "Refused")
    }
  }
  const add = (place: FilePlace, files: ReadonlyArray<File>, whyNot: (file: File) => string | undefined) => {
    shelf.tell({ kind: "added", place, files: files.map((file) => ({ id: newId(), file, why: whyNot(file) })) })
    shelf.go(bring)
  }

  return {
    uploads,
    add: (place: FilePlace, files: ReadonlyArray<File>) =>
      add(place, files, (file) => (file.size > maxUploadBytes && !canDownscale(file) ? t("fileTooLarge") : undefined)),
    refuse: (place: FilePlace, file: File, why: string) => add(place, [file], () => why),
    retry: (id: string) => {
      shelf.tell({ kind: "again", id })
      shelf.go(bring)
    },
    cancel: (id: string) => shelf.cancel(JobFileId.make(id))
  }
}

export type Uploads = ReturnType<typeof useUploads>

/** An upload to a job. */
export interface Upload {
  readonly id: JobFileId
  readonly place: FilePlace
  readonly file: File
  readonly state: "waiting" | "sending" | "failed"
  /** Progress from 0 to 1. */
  readonly share: number
  /** Why it failed, and whether retrying may help. */
  readonly why: string
  readonly canRetry: boolean
}

/** Why an upload failed, in words, and whether retrying may help. */
export type UploadError = Pick<Upload, "why" | "canRetry">

/** Uploads one file to the server. Resolves with the problem, if any. */
export type UploadFile = (
  upload: Upload,
  signal: AbortSignal,
  onProgress: (share: number) => void
) => Promise<UploadError | undefined>

/** Maximum concurrent uploads. More would only share the same bandwidth. */
const atOnce = 2

// Closing the tab would abort running uploads, so the browser asks for confirmation first.
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Creates the upload queue of a job. Uploads continue after its screen is unmounted, and the screen picks them up again
 * when it is reopened.
 */
export const createUploadQueue = () => {
  const listeners = new Set<() => void>()
  const aborts = new Map<JobFileId, AbortController>()
  let uploads: ReadonlyArray<Upload> = []

  const tell = (event: UploadEvent) => {
    uploads = uploadsReducer(uploads, event)
    if (uploads.some(({ state }) => state !== "failed")) addEventListener("beforeunload", ask)
    else removeEventListener("beforeunload", ask)
    listeners.forEach((listen) => listen())
  }
  const send = async (upload: Upload, bring: UploadFile) => {
    const { id } = upload
    const abort = new AbortController()
    aborts.set(id, abort)
    tell({ kind: "begun", id })
    const trouble = await bring(upload, abort.signal, (share) => tell({ kind: "progress", id, share }))
    aborts.delete(id)
    if (!abort.signal.aborted) tell(trouble === undefined ? { kind: "gone", id } : { kind: "failed", id, ...trouble })
    go(bring)
  }
  const go = (bring: UploadFile) => {
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

type UploadQueue = ReturnType<typeof createUploadQueue>

const shelves = new WeakMap<object, Map<JobId, UploadQueue>>()

/** Returns the upload queue of a job, one per page load. `page` is any object with the lifetime of the page. */
export const uploadQueueOf = (page: object, job: JobId): UploadQueue => {
  const known = shelves.get(page) ?? new Map<JobId, UploadQueue>()
  shelves.set(page, known)
  const shelf = known.get(job) ?? createUploadQueue()
  known.set(job, shelf)
  return shelf
}

/** Upload events. Adding a photo to a slot replaces an earlier one that is waiting or failed there. */
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
  | { readonly kind: "failed"; readonly id: string; readonly why: string; readonly canRetry: boolean }

export const uploadsReducer = (uploads: ReadonlyArray<Upload>, event: UploadEvent): ReadonlyArray<Upload> => {
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
        canRetry: false,
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
      return { state: "failed", why: event.why, canRetry: event.canRetry }
  }
}
