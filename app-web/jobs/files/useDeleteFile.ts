import { useQueryClient } from "@tanstack/react-query"
import { listJobChanges } from "#domain/job-changes/jobChangesApi.ts"
import type { JobFile } from "#domain/job-files/JobFile.ts"
import { deleteOneJobFile, listJobFiles, postJobFileBack } from "#domain/job-files/jobFilesApi.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"
import { isFailure } from "#web/api/isFailure.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"

/** Deletes a file of a job at once, and offers it back. */
export const useDeleteFile = (job: JobId) => {
  const run = useRun()
  const queries = useQueryClient()
  const say = useSay()
  const textOf = useFailureText()
  const { t } = useWords()
  const settle = async (work: Promise<unknown>, done: () => void) => {
    try {
      await work
      done()
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      say({ kind: "danger", text: textOf(failure) })
    } finally {
      for (const { name } of [listJobFiles, listJobChanges]) void queries.invalidateQueries({ queryKey: [name] })
    }
  }
  return ({ id, name }: JobFile) => {
    const which = { id: job, fileId: id }
    const back = () =>
      void settle(run(call(postJobFileBack, which)), () => say({ kind: "success", text: t("file.restored", { name }) }))
    void settle(run(call(deleteOneJobFile, which)), () =>
      say({ kind: "success", text: t("file.deleted", { name }), action: { label: t("undo"), onPress: back } })
    )
  }
}
