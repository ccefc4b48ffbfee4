import { Schema } from "effect"
import { PasskeyName, type PasskeyInfo } from "#domain/credentials/Passkey.ts"
import { getOwnSecondStep, putOwnPasskey } from "#domain/second-step/secondStepApi.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { Form } from "#ui/Form.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useWords } from "#web/words/useWords.ts"

const Named = Schema.Struct({ name: PasskeyName })

/** A dialog that renames a passkey. */
export function RenamePasskey({
  onClose,
  passkey: { id, name }
}: {
  readonly passkey: PasskeyInfo
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const showToast = useToast()
  const form = useForm(Named, { name })
  const rename = useApiMutation(putOwnPasskey, {
    form,
    invalidates: [getOwnSecondStep],
    onDone: () => {
      onClose()
      showToast({ kind: "success", text: t("passkeys.isRenamed") })
    },
    onFailure: onClose
  })
  const submit = () => {
    const typed = form.check()
    if (typed !== undefined && !rename.isPending) rename.send({ id, name: typed.name })
  }
  return (
    <Dialog
      title={t("passkeys.renameOne", { name })}
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
          <TextField
            {...form.field("name", t("passkeys.name"))}
            description={t("passkeys.nameHint")}
            isRequired
            autoFocus
            autoComplete="off"
          />
          <div>
            <Button type="submit" variant="primary" isPending={rename.isPending}>
              {t("security.name")}
            </Button>
          </div>
        </div>
      </Form>
    </Dialog>
  )
}
