import "./NoChargeDialog.css"
import { Schema } from "effect"
import { requiredText } from "#domain/shared/PlainText.ts"
import { Button } from "#ui/Button.tsx"
import { TextField } from "#ui/TextField.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { useForm } from "#web/forms/useForm.ts"
import { useWords } from "#web/words/useWords.ts"

export interface NoChargeDialogProps {
  /** Description of the line. */
  readonly line: string
  /** The current reason, "" if none. */
  readonly reason: string
  readonly onSave: (reason: string) => void
  readonly onClose: () => void
}

const Reasoned = Schema.Struct({ reason: requiredText(200) })
const usual = ["line.warranty", "line.goodwill", "line.included"] as const

/** Asks why a line is free of charge. The reason is printed on the customer's documents. */
export function NoChargeDialog({ line, reason, onSave, onClose }: NoChargeDialogProps) {
  const { t } = useWords()
  const form = useForm(Reasoned, { reason })
  const save = () => {
    const checked = form.check()
    if (checked === undefined) return
    onSave(checked.reason)
    onClose()
  }
  return (
    <FormDialog
      title={t("labelled", { label: line, text: t("line.noCharge") })}
      size="small"
      submitLabel={t("line.setNoCharge")}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        {...form.field("reason", t("line.noChargeReason"))}
        description={t("line.noChargeHint")}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <div className="NoChargeReasons">
        {usual.map((word) => (
          <Button key={word} size="small" onPress={() => form.set("reason", t(word))}>
            {t(word)}
          </Button>
        ))}
      </div>
    </FormDialog>
  )
}
