import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { Dialog } from "#ui/Dialog.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { FormDialog } from "#web/forms/FormDialog.tsx"
import { RuleList } from "#web/jobs/install/RuleList.tsx"
import { errorText, useWords } from "#web/words/useWords.ts"
import { canOverride, type RefusedPlans } from "./usePlanning.ts"

interface RejectedPlansProps {
  readonly refused: RefusedPlans
  /** Plans the remaining jobs, and with this reason also those that only have warnings. */
  readonly onPlan: (reason: string) => void
  readonly onClose: () => void
}

/**
 * Which of several jobs were rejected, and why; none has been planned. With a reason, those with warnings can be
 * planned anyway; the others can be planned without the rejected ones.
 */
export function RejectedPlans({ refused, onPlan, onClose }: RejectedPlansProps) {
  const words = useWords()
  const { t } = words
  const failureText = useFailureText()
  const [reason, setReason] = useState("")
  const [isSent, setSent] = useState(false)
  const { plans, all } = refused
  const isWanted = plans.some(canOverride)
  const stay = plans.filter((one) => !canOverride(one)).length
  const others = all.length - stay
  const title = t("board.severalRefused", { count: plans.length })
  const list = (
    <>
      <p>{t("board.severalStay", { count: all.length })}</p>
      <ul className="SeveralRefused">
        {plans.map(({ job, failure }) => (
          <li key={job.id}>
            <strong>{t("board.jobOf", { number: String(job.number), name: job.customerName })}</strong>
            {"rules" in failure ? (
              <RuleList rules={failure.rules} />
            ) : failure._tag === "JobSavedSince" ? (
              <p>{t("board.changed", { number: String(job.number) })}</p>
            ) : (
              <p>{failureText(failure)}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  )
  if (others === 0)
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
      submitLabel={stay === 0 ? t("rule.override") : t("board.planOthers", { count: others })}
      onSubmit={() => {
        setSent(true)
        if (!isWanted || reason.trim() !== "") onPlan(reason.trim())
      }}
      onClose={onClose}
    >
      {list}
      {isWanted && (
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
      )}
    </FormDialog>
  )
}
