import { useState } from "react"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { TextField } from "#ui/TextField.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { errorText, useWords } from "#web/words/useWords.ts"
import { RuleList } from "./RuleList.tsx"

interface ReasonDialogProps {
  /** The job it concerns. */
  readonly title: string
  /** The rules that warn. */
  readonly rules: ReadonlyArray<BrokenRule>
  readonly onSubmit: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a job is scheduled despite warnings. Closing it without a reason cancels. */
export function ReasonDialog({ title, rules, onSubmit, onClose }: ReasonDialogProps) {
  const words = useWords()
  const { t } = words
  const [reason, setReason] = useState("")
  const [isSent, setSent] = useState(false)
  return (
    <FormDialog
      title={title}
      submitLabel={t("rule.override")}
      onSubmit={() => {
        setSent(true)
        if (reason.trim() !== "") onSubmit(reason.trim())
      }}
      onClose={onClose}
    >
      <RuleList rules={rules} />
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
