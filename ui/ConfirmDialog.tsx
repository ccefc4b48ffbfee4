import type { ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"

export interface ConfirmDialogProps {
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode
  /** The verb of what is done, such as `Delete customer`; never just yes. */
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly isDangerous?: boolean | undefined
  readonly isPending?: boolean | undefined
  readonly isOpen: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that matters. The caller closes it when it is done. */
export function ConfirmDialog({ title, children, confirmLabel, cancelLabel, isDangerous = false, isPending = false, isOpen, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      closeLabel={cancelLabel}
      isOpen={isOpen}
      onOpenChange={(open) => { if (!open) onCancel() }}
      footer={
        <>
          <Button onPress={onCancel} isDisabled={isPending}>{cancelLabel}</Button>
          <Button variant={isDangerous ? "danger" : "primary"} onPress={onConfirm} isPending={isPending}>{confirmLabel}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
