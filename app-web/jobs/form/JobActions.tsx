import { useState } from "react"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"
import { RecordPayment } from "#web/jobs/payment/RecordPayment.tsx"
import { DocumentsMenu } from "#web/jobs/stage/DocumentsMenu.tsx"
import { inTheWay, usualNext } from "#web/jobs/stage/nextStep.ts"
import { TurnIntoInvoice } from "#web/jobs/stage/TurnIntoInvoice.tsx"
import { TurnIntoWorkOrder } from "#web/jobs/stage/TurnIntoWorkOrder.tsx"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { JobMoney } from "./useJobMoney.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { SaveJob } from "./useSaveJob.ts"

export interface JobActionsProps {
  readonly open: OpenJob
  readonly money: JobMoney
  readonly saving: SaveJob
  readonly isNarrow: boolean
}

const words = { workorder: "step.toWorkOrder", invoice: "step.toInvoice" } as const

/** Saving, the next stage (saved first, with the reason when it cannot be), and the papers. */
export function JobActions({ open, money, saving, isNarrow }: JobActionsProps) {
  const { t } = useWords()
  const { time } = useFormats()
  const textOf = useFailureText()
  const [turning, turnInto] = useState<"workorder" | "invoice">()
  const [isPaying, setPaying] = useState(false)
  const { form, job, draft } = open
  const isLocked = job?.stage === "invoice"
  const next = job && usualNext(job.stage)
  const reason = (to: "workorder" | "invoice") => {
    const obstacle = job && inTheWay(job, form.values, form.isDirty, to, money.today)
    return obstacle === undefined ? undefined : textOf(obstacle)
  }
  const nextReason = next && reason(next)
  const go = (to: "workorder" | "invoice") => form.isDirty ? saving.save(() => turnInto(to)) : turnInto(to)
  const owes = job?.stage === "invoice" && money.balance > 0
  const kept = isLocked ? "" : form.isDirty && draft.savedAt !== undefined ? t("job.draftKept", { time: time(draft.savedAt) }) : t(form.isDirty || job === undefined ? "unsaved" : "saved")
  const save = <Button variant={next === undefined ? "primary" : "secondary"} onPress={() => saving.save()} isPending={saving.isSaving} isDisabled={job !== undefined && !form.isDirty}>{t(job === undefined ? "job.saveQuote" : "save")}</Button>
  return (
    <div className="JobActions">
      <div className="JobActionsRow">
        {job !== undefined && <DocumentsMenu job={job} isDirty={form.isDirty} isNarrow={isNarrow} />}
        {!isLocked && (!isNarrow || job === undefined || form.isDirty) && save}
        {next !== undefined && <Button variant="primary" iconAfter="arrow-right" isDisabled={nextReason !== undefined} onPress={() => go(next)}>{t(words[next])}</Button>}
        {owes && <Button variant="primary" icon="money" onPress={() => setPaying(true)}>{t("payment.record")}</Button>}
        {next === "workorder" && (
          <Menu
            label={t("step.more")}
            trigger={<IconButton icon="more" label={t("step.more")} variant="secondary" />}
            groups={[{ choices: [{ id: "invoice", icon: "document", label: t("step.toInvoice"), disabledReason: reason("invoice"), onAction: () => go("invoice") }] }]}
          />
        )}
      </div>
      <p className="JobActionsNote" role="status">
        {nextReason ?? (isNarrow ? "" : kept)}
      </p>
      {isPaying && job !== undefined && <RecordPayment open={open} job={job} onClose={() => setPaying(false)} />}
      {turning === "workorder" && job !== undefined && <TurnIntoWorkOrder open={open} job={job} onClose={() => turnInto(undefined)} />}
      {turning === "invoice" && job !== undefined && <TurnIntoInvoice open={open} job={job} onClose={() => turnInto(undefined)} />}
    </div>
  )
}
