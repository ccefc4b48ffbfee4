import type { ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"

export interface ConfirmDialogProps {
  /** The question, as one. */
  readonly title: string
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode
  /** The verb of what is done, such as `Delete customer`; never just yes. */
  readonly confirmLabel: string
  /** The button that leaves everything as it is. */
  readonly cancelLabel: string
  /** Whether the action cannot be taken back: its button is red then. */
  readonly isDangerous?: boolean | undefined
  /** Whether the action is under way: its button waits. */
  readonly isPending?: boolean | undefined
  /** Whether it is asked. */
  readonly isOpen: boolean
  /** Called when the action is wanted. */
  readonly onConfirm: () => void
  /** Called when it is closed without the action, by button, Escape or outside. */
  readonly onCancel: () => void
}

/**
 * Asks before something that matters; Enter says yes, unless it cannot be taken back. The caller closes it when it is
 * done.
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
