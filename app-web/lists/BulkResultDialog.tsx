import "./BulkResultDialog.css"
import type { BulkProgress } from "#domain/bulk-actions/BulkRun.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useRefusalText } from "./useRefusalText.ts"

/** Which rows could not be done, each with its reason. */
export function BulkResultDialog({
  result: { done, refused, refusals },
  onClose
}: {
  readonly result: BulkProgress
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { whole } = useFormats()
  const refusalText = useRefusalText()
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
