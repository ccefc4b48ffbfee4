import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { listBulkRuns, postBulkStep } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { BulkProgress } from "#domain/bulk-actions/BulkRun.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useRun } from "#web/api/ApiProvider.tsx"
import { isFailure } from "#web/api/failures.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { runBulk, runningBulks } from "#web/bulk-actions/runBulk.ts"
import { useUndo } from "#web/bulk-actions/useUndo.ts"

/**
 * Offers to finish or undo a bulk change that was interrupted because the page was closed or the connection was lost.
 */
export function UnfinishedBulkRun() {
  const { data = [] } = useApiQuery(listBulkRuns, {})
  return data.filter(({ id }) => !runningBulks.has(id)).map((run) => <Unfinished key={run.id} progress={run} />)
}

function Unfinished({ progress }: { readonly progress: BulkProgress }) {
  const { t } = useWords()
  const { whole } = useFormats()
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const failureText = useFailureText()
  const undo = useUndo()(progress.id)
  const [now, setNow] = useState<BulkProgress>()
  const { id, state, total, left } = now ?? progress

  const goOn = async () => {
    try {
      setNow(progress)
      const { done } = await runBulk(run, postBulkStep, id, { tell: setNow })
      showToast({ kind: "success", text: t("bulk.done", { count: done }), action: undo })
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      showToast({ kind: "danger", text: failureText(failure) })
    } finally {
      setNow(undefined)
      void queries.invalidateQueries()
    }
  }
  return (
    <Callout
      tone="warning"
      title={t(state === "doing" ? "bulk.stopped" : "bulk.undoStopped", {
        done: whole(total - left),
        total: whole(total)
      })}
      actions={
        <>
          {state === "doing" && (
            <Button size="small" isPending={now !== undefined} onPress={() => void goOn()}>
              {t("bulk.goOn")}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={undo.onPress}>
            {undo.label}
          </Button>
        </>
      }
    />
  )
}
