import { type ReactNode, useId } from "react"
import { Button } from "#ui/Button.tsx"
import { Dialog, type DialogProps } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { useWords } from "#web/words/useWords.ts"

interface FormDialogProps extends Pick<DialogProps, "title" | "size" | "isDismissable"> {
  /** What the button that sends the form says. */
  readonly submitLabel: string
  /** Red where it takes something away. */
  readonly submitVariant?: "primary" | "danger"
  /** Whether it is being sent: until then it cannot be closed. */
  readonly isPending?: boolean
  /** Whether what was entered cannot be sent as it is. */
  readonly isDisabled?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A short form in a dialog: sent by its button or by Enter, closed by Cancel. */
export function FormDialog({
  submitLabel,
  submitVariant = "primary",
  isPending = false,
  isDisabled = false,
  onSubmit,
  onClose,
  children,
  ...props
}: FormDialogProps) {
  const { t } = useWords()
  const formId = useId()
  return (
    <Dialog
      {...props}
      closeLabel={t("close")}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t("cancel")}
          </Button>
          <Button variant={submitVariant} type="submit" form={formId} isPending={isPending} isDisabled={isDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </Form>
    </Dialog>
  )
}
