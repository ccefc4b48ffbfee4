import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { Lines } from "./GridState.ts"

export interface RemoveWithProps {
  /** What came with the panes that are to go. */
  readonly brought: Lines
  readonly onRemove: (alsoWith: boolean) => void
  readonly onClose: () => void
}

/** A pane is to go: whether what came with it goes too. */
export function RemoveWith({ brought, onRemove, onClose }: RemoveWithProps) {
  const { t, of } = useWords()
  return (
    <Dialog
      title={t("estimate.removeWith")}
      role="alertdialog"
      size="small"
      closeLabel={t("cancel")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <Button onPress={() => onRemove(false)}>{t("estimate.removePane")}</Button>
          <Button variant="primary" onPress={() => onRemove(true)}>
            {t("estimate.removeAll", { count: brought.length })}
          </Button>
        </>
      }
    >
      <p>{t("estimate.removeWithHint")}</p>
      <ul>
        {brought.map((line) => (
          <li key={line.id}>{line.description || line.partNumber || of("lineKind", line.kind)}</li>
        ))}
      </ul>
    </Dialog>
  )
}
