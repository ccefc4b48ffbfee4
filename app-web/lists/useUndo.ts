import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { postUndo } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { BulkProgress, BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { isFailure } from "#web/api/isFailure.ts"
import { type Saying, useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import { runBulk } from "./runBulk.ts"
import { useRefusalText } from "./useRefusalText.ts"

/**
 * What a toast offers after something undoable: `action: undo(undoId)`. Works on whatever screen the person is by then,
 * for 24 hours.
 */
export const useUndo = () => {
  const run = useRun()
  const queries = useQueryClient()
  const say = useSay()
  const { t } = useWords()
  const failureText = useFailureText()
  const refusalText = useRefusalText()

  return useCallback(
    (id: BulkRunId): NonNullable<Saying["action"]> => {
      const told = ({ undone, done, refusals }: BulkProgress): Saying => {
        if (undone === done) return { kind: "success", text: t("bulk.undone", { count: undone }) }
        const [first] = refusals.filter(({ name }) => name !== "")
        return {
          kind: "warning",
          text: `${t("bulk.partlyUndone", { undone, kept: done - undone })} ${first === undefined ? "" : `${first.name}: ${refusalText(first.failure)}`}`.trim()
        }
      }
      const undo = async () => {
        try {
          say(told(await runBulk(run, postUndo, id)))
        } catch (failure) {
          if (!isFailure(failure)) throw failure
          say({ kind: "danger", text: failureText(failure) })
        } finally {
          void queries.invalidateQueries()
        }
      }
      return { label: t("undo"), onPress: () => void undo() }
    },
    [run, queries, say, t, failureText, refusalText]
  )
}
