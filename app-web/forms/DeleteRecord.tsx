import type { Schema } from "effect"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import type { BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import type { Endpoint, Wire } from "#domain/contract/Endpoint.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useUndo } from "#web/bulk-actions/useUndo.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface DeleteRecordProps<Id, F extends Wire> {
  readonly id: Id
  /** The undoable delete endpoint, and the list endpoint to refresh afterwards. */
  readonly call: Endpoint<
    Schema.Codec<{ readonly id: Id }, unknown>,
    Schema.Codec<{ readonly undoId: BulkRunId }, unknown>,
    F
  >
  readonly list: Endpoint
  /** Path of that list's screen. */
  readonly listPath: string
  readonly words: { readonly press: string; readonly ask: string; readonly hint: string; readonly done: string }
  readonly onDeleted: () => void
}

/** A form button that deletes the record after confirmation. */
export function DeleteRecord<Id, F extends Wire>(props: DeleteRecordProps<Id, F>) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="trash" onPress={() => setAsking(true)}>
        {props.words.press}
      </Button>
      {isAsking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </>
  )
}

/**
 * Asks for confirmation, deletes the record, and opens the list, where the deletion can be undone. If the server
 * refuses, the dialog stays open and shows the reason.
 */
export function DeleteDialog<Id, F extends Wire>({
  id,
  call,
  list,
  listPath,
  words,
  onDeleted,
  onClose
}: DeleteRecordProps<Id, F> & { readonly onClose: () => void }) {
  const { t } = useWords()
  const textOf = useFailureText()
  const showToast = useToast()
  const undo = useUndo()
  const navigate = useNavigate()
  const { send, isPending, failure } = useApiMutation(call, {
    invalidates: [list],
    onDone: ({ undoId }) => {
      onDeleted()
      showToast({ kind: "success", text: words.done, action: undo(undoId) })
      void navigate(listPath)
    },
    onFailure: () => true
  })
  return (
    <ConfirmDialog
      title={words.ask}
      confirmLabel={words.press}
      cancelLabel={t("cancel")}
      isDangerous
      isPending={isPending}
      isOpen
      onConfirm={() => send({ id })}
      onCancel={onClose}
    >
      {failure === undefined ? words.hint : <Callout tone="danger" isLive title={textOf(failure)} />}
    </ConfirmDialog>
  )
}
