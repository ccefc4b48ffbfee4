import { useState } from "react"
import type { Schema } from "effect"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import { type BulkEndpoint, useBulk } from "./useBulk.tsx"
import type { SelectedRows } from "./useRowSelection.ts"

interface BulkDeleteProps {
  /** The undoable bulk delete endpoint. */
  readonly call: BulkEndpoint<Schema.Struct<{}>>
  readonly chosen: SelectedRows
  readonly words: { readonly press: string; readonly ask: string; readonly hint: string }
}

/** Deletes the selected rows after confirmation. Refused rows are listed with the reason. */
export function BulkDelete({ call, chosen, words }: BulkDeleteProps) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const bulk = useBulk(call, chosen)
  return (
    <>
      <Button size="small" variant="quiet" icon="trash" isPending={bulk.isPending} onPress={() => setAsking(true)}>
        {words.press}
      </Button>
      <ConfirmDialog
        title={words.ask}
        confirmLabel={words.press}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          bulk.start({})
        }}
      >
        {words.hint}
      </ConfirmDialog>
      {bulk.dialogs}
    </>
  )
}
