import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useReducer, useRef } from "react"
import { largestUpload } from "#domain/files/largestUpload.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { type FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import { listJobFiles, postJobFile } from "#domain/job-files/jobFilesApi.ts"
import type { JobId } from "#domain/jobs/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/isFailure.ts"
import { mayShrink, shrunkPhoto } from "#web/forms/shrunkPhoto.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import { type Upload, uploadsAfter } from "./uploadsAfter.ts"

/** So many go at once: more only share the same line. */
const atOnce = 2

/** Files on their way to a job: two at once, each with its progress; a failed one can be tried again under the same name, so that it never counts twice. A photo above 5 MB is made smaller here: nobody who installs should meet the limit. */
export const useUploads = (job: JobId) => {
  const run = useRun()
  const queries = useQueryClient()
  const textOf = useFailureText()
  const { t } = useWords()
  const [uploads, tell] = useReducer(uploadsAfter, [])
  const aborts = useRef(new Map<JobFileId, AbortController>())

  const send = async ({ id, place, file }: Upload) => {
    const abort = new AbortController()
    aborts.current.set(id, abort)
    tell({ kind: "begun", id })
    try {
      const sent = await shrunkPhoto(file)
      if (sent === undefined) return tell({ kind: "failed", id, why: t("fileTooLarge"), mayRetry: false })
      const bytes = new Uint8Array(await sent.arrayBuffer())
      const onProgress = (share: number) => tell({ kind: "progress", id, share })
      await run(call(postJobFile, { id: job, fileId: id, place, name: sent.name, file: bytes }, { onProgress }), abort.signal)
      await queries.invalidateQueries({ queryKey: [listJobFiles.name] })
      void queries.invalidateQueries({ queryKey: [listJobChanges.name] })
      tell({ kind: "gone", id })
    } catch (failure) {
      if (abort.signal.aborted) return
      // A file that was moved or deleted meanwhile cannot be read: trying again does not help, but may.
      tell({ kind: "failed", id, why: isFailure(failure) ? textOf(failure) : t("failure.FileNotRead"), mayRetry: !isFailure(failure) || failure._tag === "Offline" || failure._tag === "Refused" })
    } finally {
      aborts.current.delete(id)
    }
  }

  const next = uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, atOnce - uploads.filter(({ state }) => state === "sending").length))
  const waiting = next.map(({ id }) => id).join(" ")
  const sendNext = useEffectEvent(() => next.forEach((upload) => void send(upload)))
  useEffect(() => {
    if (waiting !== "") sendNext()
  }, [waiting])
  useEffect(() => {
    const all = aborts.current
    return () => all.forEach((abort) => abort.abort())
  }, [])

  return {
    uploads,
    add: (place: FilePlace, files: ReadonlyArray<File>) =>
      tell({ kind: "added", place, files: files.map((file) => ({ id: JobFileId.make(crypto.randomUUID()), file, why: file.size > largestUpload && !mayShrink(file) ? t("fileTooLarge") : undefined })) }),
    refuse: (place: FilePlace, file: File, why: string) => tell({ kind: "added", place, files: [{ id: JobFileId.make(crypto.randomUUID()), file, why }] }),
    retry: (id: string) => tell({ kind: "again", id }),
    cancel: (id: string) => {
      aborts.current.get(JobFileId.make(id))?.abort()
      tell({ kind: "gone", id })
    }
  }
}

export type Uploads = ReturnType<typeof useUploads>
