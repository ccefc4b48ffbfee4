import { useQueryClient } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { largestUpload } from "#domain/files/largestUpload.ts"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import { type FilePlace, type JobFile, JobFileId } from "#domain/job-files/JobFile.ts"
import { deleteOneJobFile, listJobFiles, postJobFile, postJobFileBack } from "#domain/job-files/jobFilesApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { mayShrink, shrunkPhoto } from "#web/forms/shrunkPhoto.ts"
import { useToast } from "#web/page/useToast.ts"
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
  const showToast = useToast()
  const textOf = useFailureText()
  const { t } = useWords()
  const shelf = uploadShelfOf(queries, job)
  const uploads = useSyncExternalStore(shelf.listen, shelf.uploads)

  const bring: Bring = async ({ id, place, file }, signal, onProgress) => {
    const failed = (why: string, mayRetry: boolean): Trouble => {
      if (!shelf.isSeen() && !signal.aborted)
        showToast({ kind: "danger", text: t("labelled", { label: file.name, text: why }) })
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

/** Deletes a file of a job at once, and offers it back. */
export const useDeleteFile = (job: JobId) => {
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const textOf = useFailureText()
  const { t } = useWords()
  const settle = async (work: Promise<unknown>, done: () => void) => {
    try {
      await work
      done()
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      showToast({ kind: "danger", text: textOf(failure) })
    } finally {
      for (const { name } of [listJobFiles, listJobChanges]) void queries.invalidateQueries({ queryKey: [name] })
    }
  }
  return ({ id, name }: JobFile) => {
    const which = { id: job, fileId: id }
    const back = () =>
      void settle(run(call(postJobFileBack, which)), () =>
        showToast({ kind: "success", text: t("file.restored", { name }) })
      )
    void settle(run(call(deleteOneJobFile, which)), () =>
      showToast({ kind: "success", text: t("file.deleted", { name }), action: { label: t("undo"), onPress: back } })
    )
  }
}
