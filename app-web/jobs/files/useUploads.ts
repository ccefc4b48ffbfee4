import { useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { largestUpload } from "#domain/files/largestUpload.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { type FilePlace, JobFileId } from "#domain/job-files/JobFile.ts"
import { listJobFiles, postJobFile } from "#domain/job-files/jobFilesApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/isFailure.ts"
import { mayShrink, shrunkPhoto } from "#web/forms/shrunkPhoto.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import { type Bring, type Trouble, uploadShelfOf } from "./uploadShelf.ts"

const newId = () => JobFileId.make(crypto.randomUUID())

/**
 * Files on their way to a job: two at once, each with its progress; a failed one can be tried again under the same
 * name, so that it never counts twice. A photo above 5 MB is made smaller here: nobody who installs should meet the
 * limit.
 */
export const useUploads = (job: JobId) => {
  const run = useRun()
  const queries = useQueryClient()
  const say = useSay()
  const textOf = useFailureText()
  const { t } = useWords()
  const shelf = uploadShelfOf(queries, job)
  const uploads = useSyncExternalStore(shelf.listen, shelf.uploads)

  const bring: Bring = async ({ id, place, file }, signal, onProgress) => {
    const failed = (why: string, mayRetry: boolean): Trouble => {
      if (!shelf.isSeen() && !signal.aborted) say({ kind: "danger", text: `${file.name}: ${why}` })
      return { why, mayRetry }
    }
    try {
      const sent = await shrunkPhoto(file)
      if (sent === undefined) return failed(t("fileTooLarge"), false)
      const bytes = new Uint8Array(await sent.arrayBuffer())
      await run(call(postJobFile, { id: job, fileId: id, place, name: sent.name, file: bytes }, { onProgress }), signal)
      await queries.invalidateQueries({ queryKey: [listJobFiles.name] })
      void queries.invalidateQueries({ queryKey: [listJobChanges.name] })
      return undefined
    } catch (failure) {
      // A file that was moved or deleted meanwhile cannot be read: trying again does not help, but may.
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
      add(place, files, (file) => (file.size > largestUpload && !mayShrink(file) ? t("fileTooLarge") : undefined)),
    refuse: (place: FilePlace, file: File, why: string) => add(place, [file], () => why),
    retry: (id: string) => {
      shelf.tell({ kind: "again", id })
      shelf.go(bring)
    },
    cancel: (id: string) => shelf.cancel(JobFileId.make(id))
  }
}

export type Uploads = ReturnType<typeof useUploads>
