import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import { postBulkStep } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { BulkProgress } from "#domain/bulk-actions/BulkRun.ts"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { isFailure } from "#web/api/isFailure.ts"
import { useSend } from "#web/api/useSend.ts"
import { useSay } from "#web/shell/useSay.ts"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import { BulkProgressLine } from "./BulkProgressLine.tsx"
import { BulkResultDialog } from "./BulkResultDialog.tsx"
import { runBulk } from "./runBulk.ts"
import type { ChosenRows } from "./useChosen.ts"
import { useUndo } from "./useUndo.ts"

type BulkEndpoint<C extends Wire> = ReturnType<typeof bulkEndpoint<Wire, Wire, C>>

/**
 * Does something to the chosen rows: the first hundred at once, the rest in steps that are shown; then a toast with
 * Undo, and what was refused.
 */
export const useBulk = <C extends Wire>(endpoint: BulkEndpoint<C>, { rows, clear }: ChosenRows) => {
  const run = useRun()
  const queries = useQueryClient()
  const say = useSay()
  const { t } = useWords()
  const undo = useUndo()
  const failureText = useFailureText()
  const [progress, setProgress] = useState<BulkProgress>()
  const [result, setResult] = useState<BulkProgress>()

  const finish = (through: BulkProgress) => {
    const { id, done, refused } = through
    if (done > 0) say({ kind: "success", text: t("bulk.done", { count: done }), action: undo(id) })
    if (refused > 0) setResult(through)
    else clear()
  }
  const goOn = async (first: BulkProgress) => {
    try {
      finish(first.left === 0 ? first : await runBulk(run, postBulkStep, first.id, { from: first, tell: setProgress }))
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      say({ kind: "danger", text: failureText(failure) })
    } finally {
      setProgress(undefined)
      void queries.invalidateQueries()
    }
  }
  const { send, isPending, failure, reset } = useSend(endpoint, {
    onDone: (first) => void goOn(first as BulkProgress),
    // The list has grown or shrunk since it was shown: it is asked again, and the person sees the new number.
    onFailure: ({ _tag }) => {
      if (_tag === "BulkCountChanged") void queries.invalidateQueries()
    }
  })
  return {
    start: (change: C["Type"]) => send({ rows, change } as never),
    isPending: isPending || progress !== undefined,
    failure,
    reset,
    /** How far it is, and what was refused: stands beside the buttons. */
    dialogs: (
      <>
        {progress !== undefined && <BulkProgressLine progress={progress} />}
        {result !== undefined && (
          <BulkResultDialog
            result={result}
            onClose={() => {
              setResult(undefined)
              clear()
            }}
          />
        )}
      </>
    )
  }
}
