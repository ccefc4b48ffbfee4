import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { postUndo } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { BulkProgress, BulkRunId, SerializedFailure } from "#domain/bulk-actions/BulkRun.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { type Toast, useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"
import { runBulk } from "./runBulk.ts"

/** Returns the Undo action of a toast: `action: undo(undoId)`. It works from any screen, for 24 hours. */
export const useUndo = () => {
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const { t } = useWords()
  const failureText = useFailureText()
  const refusalText = useRejectionText()

  return useCallback(
    (id: BulkRunId): NonNullable<Toast["action"]> => {
      const told = ({ undone, done, refusals }: BulkProgress): Toast => {
        if (undone === done) return { kind: "success", text: t("bulk.undone", { count: undone }) }
        const [first] = refusals.filter(({ name }) => name !== "")
        return {
          kind: "warning",
          text: `${t("bulk.partlyUndone", { undone, kept: done - undone })} ${first === undefined ? "" : t("labelled", { label: first.name, text: refusalText(first.failure) })}`.trim()
        }
      }
      const undo = async () => {
        try {
          showToast(told(await runBulk(run, postUndo, id)))
        } catch (failure) {
          if (!isFailure(failure)) throw failure
          showToast({ kind: "danger", text: failureText(failure) })
        } finally {
          void queries.invalidateQueries()
        }
      }
      return { label: t("undo"), onPress: () => void undo() }
    },
    [run, queries, showToast, t, failureText, refusalText]
  )
}

/** Returns a function that explains why a row was refused. */
export const useRejectionText = () => {
  const textOf = useFailureText()
  return useCallback((failure: SerializedFailure) => textOf({ ...failure, _tag: String(failure["_tag"]) }), [textOf])
}
