import type { ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"

export interface ConfirmDialogProps {
  /** The question to confirm. */
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode
  /** Label of the confirm button: the verb of the action, such as `Delete customer`, never just "Yes". */
  readonly confirmLabel: string
  /** Label of the button that cancels. */
  readonly cancelLabel: string
  /** Whether the action cannot be undone. The confirm button is then red. */
  readonly isDangerous?: boolean | undefined
  /** Whether the action is in progress. The confirm button then shows a pending state. */
  readonly isPending?: boolean | undefined
  /** Whether the dialog is open. */
  readonly isOpen: boolean
  /** Called when the user confirms. */
  readonly onConfirm: () => void
  /** Called when the dialog is closed without confirming, by the button, Escape or a click outside. */
  readonly onCancel: () => void
}

/**
 * Asks for confirmation before an important action. Enter confirms, unless the action cannot be undone. The caller
 * closes the dialog when the action is done.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  isPending = false,
  isOpen,
  onConfirm,
  onCancel
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      size="small"
      closeLabel={cancelLabel}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel()
      }}
      footer={
        <>
          <Button onPress={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            autoFocus={!isDangerous}
            onPress={onConfirm}
            isPending={isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
