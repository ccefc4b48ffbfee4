import { useState } from "react"
import type { BrokenRule } from "#domain/jobs/BrokenRule.ts"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { RuleList } from "#web/jobs/install/RuleList.tsx"
import { errorText, useWords } from "#web/words/useWords.ts"
import { isReasonWanted, type RefusedPlans } from "./usePlanning.ts"

interface SeveralRefusedProps {
  readonly refused: RefusedPlans
  /** Plans those that want a reason all the same. */
  readonly onGive: (reason: string) => void
  readonly onClose: () => void
}

/** Which of several jobs stay where they were, and why each; a reason plans those that only warn. */
export function SeveralRefused({ refused, onGive, onClose }: SeveralRefusedProps) {
  const words = useWords()
  const { t } = words
  const failureText = useFailureText()
  const [reason, setReason] = useState("")
  const [isSent, setSent] = useState(false)
  const { plans, kept } = refused
  const title = t("board.severalRefused", { count: plans.length })
  const list = (
    <>
      <p>{t("board.severalKept", { count: kept })}</p>
      <ul className="SeveralRefused">
        {plans.map(({ job, failure }) => (
          <li key={job.id}>
            <strong>{t("board.jobOf", { number: String(job.number), name: job.customerName })}</strong>
            {"rules" in failure ? (
              <RuleList rules={failure.rules as ReadonlyArray<BrokenRule>} />
            ) : failure._tag === "JobChanged" ? (
              <p>{t("board.changed", { number: String(job.number) })}</p>
            ) : (
              <p>{failureText(failure)}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
  if (!plans.some(isReasonWanted))
    return (
      <Dialog
        title={title}
        closeLabel={t("close")}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        footer={<Button onPress={onClose}>{t("close")}</Button>}
      >
        {list}
      </Dialog>
    )
  return (
    <FormDialog
      title={title}
      submitLabel={t("rule.override")}
      onSubmit={() => {
        setSent(true)
        if (reason.trim() !== "") onGive(reason.trim())
      }}
      onClose={onClose}
    >
      {list}
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
        autoComplete="off"
      />
    </FormDialog>
  )
}
