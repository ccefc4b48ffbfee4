import { Schema } from "effect"
import { type ReactNode, useEffect, useEffectEvent } from "react"
import { TypedPassword } from "#domain/account/Profile.ts"
import { PasskeyName } from "#domain/credentials/Passkey.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { PasswordField } from "#web/forms/PasswordField.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./security.css"

const currentPassword = TypedPassword.check(Schema.isNonEmpty({ message: "required" }))
const Anew = Schema.Struct({ name: Schema.String, currentPassword })
const AnewWithName = Schema.Struct({ name: PasskeyName, currentPassword })

export interface PasswordDialogProps {
  readonly title: string
  readonly confirmLabel: string
  /** Describes what is about to happen. */
  readonly children?: ReactNode
  /** Whether to also ask for a name for the passkey. */
  readonly asksName?: boolean
  readonly isPending: boolean
  readonly failure: { readonly _tag: string } | undefined
  readonly onClose: () => void
  readonly onConfirm: (typed: { readonly currentPassword: string; readonly name: string }) => void
}

/**
 * Asks for the current password before a change of sign-in settings. A wrong password is reported on its field, other
 * errors above the form.
 */
export function PasswordDialog({
  asksName = false,
  children,
  confirmLabel,
  failure,
  isPending,
  onClose,
  onConfirm,
  title
}: PasswordDialogProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  const form = useForm<typeof Anew>(asksName ? AnewWithName : Anew, { name: "", currentPassword: "" })
  const isWrong = failure?._tag === "PasswordNotRight"
  const refuse = useEffectEvent(() => form.setServerErrors({ currentPassword: ["failure.PasswordNotRight"] }, true))
  useEffect(() => {
    if (isWrong) refuse()
  }, [failure, isWrong])
  const submit = () => {
    const typed = form.check()
    if (typed !== undefined && !isPending) onConfirm(typed)
  }
  return (
    <Dialog
      title={title}
      closeLabel={t("close")}
      size="small"
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="SecurityForm">
          {children}
          {failure !== undefined && !isWrong && <Callout tone="danger" title={textOf(failure)} isLive />}
          {asksName && (
            <TextField
              {...form.field("name", t("passkeys.name"))}
              description={t("passkeys.nameHint")}
              isRequired
              autoFocus
              autoComplete="off"
            />
          )}
          <PasswordField
            {...form.field("currentPassword", t("ownPassword.current"))}
            description={t("security.passwordWhy")}
            isRequired
            autoFocus={!asksName}
            autoComplete="current-password"
          />
          <div>
            <Button type="submit" variant="primary" isPending={isPending}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      </Form>
    </Dialog>
  )
}
