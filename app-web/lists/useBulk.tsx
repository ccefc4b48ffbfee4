import "./Bulk.css"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { postBulkStep } from "#domain/bulk-actions/bulkActionsApi.ts"
import type { bulkEndpoint } from "#domain/bulk-actions/bulkEndpoint.ts"
import type { BulkProgress } from "#domain/bulk-actions/BulkRun.ts"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { ProgressBar } from "#ui/ProgressBar.tsx"
import { useRun } from "#web/api/ApiProvider.tsx"
import { isFailure } from "#web/api/failures.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { runBulk } from "#web/bulk-actions/runBulk.ts"
import { useRejectionText, useUndo } from "#web/bulk-actions/useUndo.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { SelectedRows } from "./useRowSelection.ts"

/** The endpoint of a bulk action, for any type of rows. */
export type BulkEndpoint<C extends Wire> = ReturnType<typeof bulkEndpoint<Wire, Wire, C>>

/**
 * Runs a bulk action on the selected rows: the first hundred in one request, the rest in steps with a progress bar.
 * Then shows a toast with Undo, and the refused rows.
 */
export const useBulk = <C extends Wire>(endpoint: BulkEndpoint<C>, { rows, clear }: SelectedRows) => {
  const run = useRun()
  const queries = useQueryClient()
  const showToast = useToast()
  const { t } = useWords()
  const undo = useUndo()
  const failureText = useFailureText()
  const [progress, setProgress] = useState<BulkProgress>()
  const [result, setResult] = useState<BulkProgress>()

  const finish = (through: BulkProgress) => {
    const { id, done, refused } = through
    if (done > 0) showToast({ kind: "success", text: t("bulk.done", { count: done }), action: undo(id) })
    if (refused > 0) setResult(through)
    else clear()
  }
  const goOn = async (first: BulkProgress) => {
    try {
      finish(first.left === 0 ? first : await runBulk(run, postBulkStep, first.id, { from: first, tell: setProgress }))
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      showToast({ kind: "danger", text: failureText(failure) })
    } finally {
      setProgress(undefined)
      void queries.invalidateQueries()
    }
  }
  const { send, isPending, failure, reset } = useApiMutation(endpoint, {
    onDone: (first) => void goOn(first as BulkProgress),
    // The list has changed since it was shown. It is refetched, so the user sees the new count.
    onFailure: ({ _tag }) => {
      if (_tag === "BulkCountChanged") void queries.invalidateQueries()
    }
  })
  return {
    start: (change: C["Type"]) => send({ rows, change } as never),
    isPending: isPending || progress !== undefined,
    failure,
    reset,
    /** Progress and refused rows; render it next to the buttons. */
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

/**
 * The progress of a bulk change. Closing the page stops it after the current hundred; the list then offers to continue.
 */
function BulkProgressLine({ progress: { total, left } }: { readonly progress: BulkProgress }) {
  const { t } = useWords()
  const { whole } = useFormats()
  return (
    <div className="BulkProgressLine">
      <ProgressBar
        label={t("bulk.working")}
        value={(100 * (total - left)) / total}
        valueText={t("bulk.progress", { done: whole(total - left), total: whole(total) })}
      />
    </div>
  )
}

/** A dialog that lists the refused rows with their reasons. */
function BulkResultDialog({
  result: { done, refused, refusals },
  onClose
}: {
  readonly result: BulkProgress
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { whole } = useFormats()
  const refusalText = useRejectionText()
  return (
    <Dialog
      title={t("bulk.refusedTitle", { count: refused })}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t("close")}
        </Button>
      }
    >
      <p>{t("bulk.refusedHint", { done: whole(done) })}</p>
      <ul className="BulkRefusals">
        {refusals.map(({ id, name, failure }) => (
          <li key={id}>
            {name !== "" && <strong>{name}</strong>}
            <span>{refusalText(failure)}</span>
          </li>
        ))}
      </ul>
      {refused > refusals.length && <p>{t("bulk.refusedMore", { count: refused - refusals.length })}</p>}
    </Dialog>
  )
}
