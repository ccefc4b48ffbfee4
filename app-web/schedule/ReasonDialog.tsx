import { useState } from "react"
import { TextField } from "#ui/TextField.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { errorText, useWords } from "#web/words/useWords.ts"
import { RuleList } from "./RuleList.tsx"
import type { Unreasoned } from "./usePlanning.ts"

interface ReasonDialogProps {
  readonly asked: Unreasoned
  readonly onGive: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a job is planned although rules warn; without a reason it goes back. */
export function ReasonDialog({ asked, onGive, onClose }: ReasonDialogProps) {
  const words = useWords()
  const { t } = words
  const [reason, setReason] = useState("")
  const [isSent, setSent] = useState(false)
  return (
    <FormDialog
      title={t("board.reasonTitle", { number: String(asked.job.number), name: asked.job.customerName })}
      submitLabel={t("rule.override")}
      onSubmit={() => {
        setSent(true)
        if (reason.trim() !== "") onGive(reason.trim())
      }}
      onClose={onClose}
    >
      <RuleList rules={asked.rules} />
      <TextField
        label={t("install.overrideReason")}
        description={t("rule.overrideHint")}
        value={reason}
        onChange={setReason}
        errorMessage={
          isSent && reason.trim() === ""
            ? errorText(words, "required", { label: t("install.overrideReason") })
            : undefined
        }
        maxLength={200}
        isRequired
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  )
}
