import type { FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"

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
