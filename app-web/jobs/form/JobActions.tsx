import { useState } from "react"
import type { Stage } from "#domain/jobs/Job.ts"
import { sendable } from "#domain/messages/maySend.ts"
import { Button } from "#ui/Button.tsx"
import { Link } from "#ui/Link.tsx"
import { SendButton } from "#web/jobs/messages/SendButton.tsx"
import { DocumentsMenu } from "#web/jobs/stage/DocumentsMenu.tsx"
import { MoreSteps, type Step } from "#web/jobs/stage/MoreSteps.tsx"
import { inTheWay, usualNext } from "#web/jobs/stage/nextStep.ts"
import { useStockRequired } from "#web/jobs/stage/useStockRequired.ts"
import { latePart } from "#web/shell/latePart.tsx"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { goToSection } from "./goToSection.ts"
import type { JobMoney } from "./useJobMoney.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { SaveJob } from "./useSaveJob.ts"

const TakePayment = latePart(() => import("#web/jobs/payment/TakePayment.tsx"), "TakePayment", "idle")
const CreditInvoice = latePart(() => import("#web/jobs/stage/CreditInvoice.tsx"), "CreditInvoice", "idle")
const StageBack = latePart(() => import("#web/jobs/stage/StageBack.tsx"), "StageBack", "idle")
const TurnIntoInvoice = latePart(() => import("#web/jobs/stage/TurnIntoInvoice.tsx"), "TurnIntoInvoice", "idle")
const TurnIntoWorkOrder = latePart(() => import("#web/jobs/stage/TurnIntoWorkOrder.tsx"), "TurnIntoWorkOrder", "idle")

export interface JobActionsProps {
  readonly open: OpenJob
  /** Whether something is typed at this moment, where the rest may be drawn a moment later. */
  readonly isDirty: boolean
  readonly money: JobMoney
  readonly saving: SaveJob
  readonly isNarrow: boolean
}

const words = { workorder: "step.toWorkOrder", invoice: "step.toInvoice" } as const

/** Saving, the next stage (saved first, with the reason when it cannot be), and the papers. */
export function JobActions({ open, isDirty, money, saving, isNarrow }: JobActionsProps) {
  const { t, of } = useWords()
  const { time } = useFormats()
  const textOf = useFailureText()
  const [turning, turnInto] = useState<Step>()
  const [isPaying, setPaying] = useState(false)
  const { form, job, draft } = open
  const isLocked = job?.stage === "invoice"
  const next = job && usualNext(job.stage)
  const required = useStockRequired(job)
  const obstacleTo = (to: Stage) => job && inTheWay(job, form.values, isDirty, to, money.today, required)
  const reason = (to: Stage) => {
    const obstacle = obstacleTo(to)
    return obstacle === undefined ? undefined : textOf(obstacle)
  }
  const nextReason = next && reason(next)
  const isInParts = next !== undefined && ["StockRequired", "NothingPriced"].includes(obstacleTo(next)?._tag ?? "")
  const go = (to: Step) => (isDirty ? saving.save(() => turnInto(to)) : turnInto(to))
  const owes = job?.stage === "invoice" && money.balance > 0
  const kept = isLocked
    ? ""
    : isDirty && draft.savedAt !== undefined
      ? t("job.draftKept", { time: time(draft.savedAt) })
      : t(isDirty || job === undefined ? "unsaved" : "saved")
  // Neither sends nor prints what is not saved; where there is little room they make it.
  const maySend = job !== undefined && !(isNarrow && isDirty)
  const save = (
    <Button
      variant={next === undefined ? "primary" : "secondary"}
      onPress={() => saving.save()}
      isPending={saving.isSaving}
      isDisabled={job !== undefined && !isDirty}
    >
      {t(job === undefined ? "job.saveQuote" : "save")}
    </Button>
  )
  return (
    <div className="JobActions">
      <div className="JobActionsRow">
        {maySend && sendable(job).length > 0 && <SendButton job={job} isDirty={isDirty} isNarrow={isNarrow} />}
        {maySend && <DocumentsMenu job={job} isDirty={isDirty} isNarrow={isNarrow} />}
        {!isLocked && (!isNarrow || job === undefined || isDirty) && save}
        {next !== undefined && (
          <Button
            variant="primary"
            iconAfter="arrow-right"
            isDisabled={nextReason !== undefined}
            aria-label={t(words[next])}
            onPress={() => go(next)}
          >
            {isNarrow ? of("stage", next) : t(words[next])}
          </Button>
        )}
        {owes && (
          <Button variant="primary" icon="money" onPress={() => setPaying(true)}>
            {t("payment.record")}
          </Button>
        )}
        {job !== undefined && <MoreSteps job={job} reason={reason} onStep={go} />}
      </div>
      <p className="JobActionsNote" role="status">
        {nextReason ?? (isNarrow ? "" : kept)}
        {isInParts && (
          <>
            {" "}
            <Link onPress={() => goToSection("parts")}>{t("step.showLines")}</Link>
          </>
        )}
      </p>
      {isPaying && job !== undefined && (
        <TakePayment open={open} job={job} today={money.today} onClose={() => setPaying(false)} />
      )}
      {turning === "workorder" && job !== undefined && (
        <TurnIntoWorkOrder open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
      {turning === "back" && job !== undefined && (
        <StageBack open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
      {turning === "credit" && job !== undefined && (
        <CreditInvoice open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
      {turning === "invoice" && job !== undefined && (
        <TurnIntoInvoice open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
    </div>
  )
}
