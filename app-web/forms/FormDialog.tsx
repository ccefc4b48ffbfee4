import { type ReactNode, useId } from "react"
import { Button } from "#ui/Button.tsx"
import { Dialog, type DialogProps } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { useWords } from "#web/words/useWords.ts"

interface FormDialogProps extends Pick<DialogProps, "title" | "size" | "isDismissable"> {
  /** Label of the submit button. */
  readonly submitLabel: string
  /** Use `danger` (red) if submitting deletes something. */
  readonly submitVariant?: "primary" | "danger"
  /** Whether the form is being submitted. The dialog cannot be closed until then. */
  readonly isPending?: boolean
  /** Disables submitting. */
  readonly isDisabled?: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A short form in a dialog, submitted by its button or Enter and closed by Cancel. */
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
