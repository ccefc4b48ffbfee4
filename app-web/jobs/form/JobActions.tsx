import { useState } from "react"
import { isDone } from "#domain/jobs/jobCodes.ts"
import { isCredited } from "#domain/jobs/Job.ts"
import { hasStep, type StageStep } from "#domain/jobs/stageRules.ts"
import { sendableTemplates, sendBlocker } from "#domain/messages/canSend.ts"
import { Button } from "#ui/Button.tsx"
import { Link } from "#ui/Link.tsx"
import { useDraftState } from "#web/forms/useDraft.ts"
import { useDebouncedFields, useIsDirty } from "#web/forms/useForm.ts"
import { SendButton, sendButtonId } from "#web/jobs/messages/MessagesSection.tsx"
import { DocumentsMenu, MoreSteps, useJobCommands, useStockRequired } from "#web/jobs/form/JobMenus.tsx"
import { blockersWith, nextStepId, stageAfter, defaultStep } from "#web/jobs/stage/nextStep.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import type { DeleteQuoteProps } from "#web/jobs/stage/MarkQuoteLost.tsx"
import type { StageBackProps } from "#web/jobs/stage/StageChanges.tsx"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { useFailureText } from "#web/api/LoadFailed.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { goToLine, goToSection } from "./JobSection.tsx"
import { useJobMoney } from "./JobMoney.tsx"
import type { JobLookups } from "./useLookups.ts"
import type { OpenJob } from "./useOpenJob.ts"
import type { SaveJob } from "./useSaveJob.ts"

const TakePayment = lazyPart(() => import("#web/jobs/payment/TakePayment.tsx"), "TakePayment", "idle")
const DeleteQuote = lazyPart<DeleteQuoteProps, "DeleteQuote">(
  () => import("#web/jobs/stage/MarkQuoteLost.tsx"),
  "DeleteQuote",
  "idle"
)
const MarkQuoteLost = lazyPart(() => import("#web/jobs/stage/MarkQuoteLost.tsx"), "MarkQuoteLost", "idle")
const CreateComeback = lazyPart(() => import("#web/jobs/stage/CreateComeback.tsx"), "CreateComeback", "idle")
const CreditInvoice = lazyPart(() => import("#web/jobs/stage/CreditInvoice.tsx"), "CreditInvoice", "idle")
const StageBack = lazyPart<StageBackProps, "StageBack">(
  () => import("#web/jobs/stage/StageChanges.tsx"),
  "StageBack",
  "idle"
)
const ConvertToInvoice = lazyPart(() => import("#web/jobs/stage/ConvertJob.tsx"), "ConvertToInvoice", "idle")
const ConvertToWorkOrder = lazyPart(() => import("#web/jobs/stage/ConvertJob.tsx"), "ConvertToWorkOrder", "idle")

interface JobActionsProps {
  readonly open: OpenJob
  readonly lookups: JobLookups
  readonly saving: SaveJob
  readonly isNarrow: boolean
}

const words = { accept: "step.toWorkOrder", invoice: "step.toInvoice" } as const

/** Actions of a job: saving, the next stage (saves first, and gives the reason if it is blocked), and documents. */
export function JobActions({ open, lookups, saving, isNarrow }: JobActionsProps) {
  const { t, of } = useWords()
  const { time } = useFormats()
  const textOf = useFailureText()
  const [turning, turnInto] = useState<StageStep>()
  const [isPaying, setPaying] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [isLosing, setLosing] = useState(false)
  const [isReworking, setReworking] = useState(false)
  const { job } = open
  const isDirty = useIsDirty(open.form)
  const { lines } = useDebouncedFields(open.form, ["lines"]).values
  const { savedAt } = useDraftState(open.draft)
  const money = useJobMoney(open, lookups)
  const isLocked = job !== undefined && !hasStep(job, "change")
  const next = job && defaultStep(job.stage)
  const stockRequired = useStockRequired(job)
  const blockerOf = (step: StageStep) => job && blockersWith(job, lines, step, { today: money.today, stockRequired })[0]
  const reason = (step: StageStep) => {
    const blocker = blockerOf(step)
    return blocker && textOf(blocker.failure)
  }
  const blocked = next && blockerOf(next)
  const nextReason = blocked && textOf(blocked.failure)
  const linesPath = blocked?.link?.path.startsWith("lines") ? blocked.link.path : undefined
  const go = (to: StageStep) => (isDirty ? saving.save(() => turnInto(to)) : turnInto(to))
  const { canTakePayments } = usePermissions()
  const owes = canTakePayments && job?.stage === "invoice" && money.balance > 0
  useJobCommands({
    job,
    isDirty,
    next: next === undefined || nextReason !== undefined ? undefined : t(words[next]),
    owes,
    balance: money.balance,
    save: () => saving.save()
  })
  const kept = isLocked
    ? ""
    : isDirty && savedAt !== undefined
      ? t("job.draftKept", { time: time(savedAt) })
      : t(isDirty || job === undefined ? "unsaved" : "saved")
  // Unsaved changes can be neither sent nor printed. On narrow screens the buttons are hidden to make room for saving.
  const maySend = job !== undefined && !(isNarrow && isDirty)
  const cannotSend = maySend && !isDirty ? sendBlocker(job) : undefined
  const sendReason = cannotSend && textOf(cannotSend)
  const save = (
    <Button
      variant={next === undefined ? "primary" : "secondary"}
      onPress={() => saving.save()}
      isPending={saving.isPending}
      isDisabled={job !== undefined && !isDirty}
    >
      {t(job === undefined ? "job.saveQuote" : "save")}
    </Button>
  )
  return (
    <div className="JobActions">
      <div className="JobActionsRow">
        {maySend && sendableTemplates(job).length > 0 && (
          <SendButton id={sendButtonId} job={job} isDirty={isDirty} isNarrow={isNarrow} />
        )}
        {maySend && <DocumentsMenu job={job} isDirty={isDirty} isNarrow={isNarrow} />}
        {!isLocked && (!isNarrow || job === undefined || isDirty) && save}
        {next !== undefined && (
          <Button
            id={nextStepId}
            variant="primary"
            iconAfter="arrow-right"
            isDisabled={nextReason !== undefined}
            aria-label={t(words[next])}
            onPress={() => go(next)}
          >
            {isNarrow ? of("stage", stageAfter[next]) : t(words[next])}
          </Button>
        )}
        {owes && (
          <Button id={nextStepId} variant="primary" icon="money" onPress={() => setPaying(true)}>
            {t("payment.record")}
          </Button>
        )}
        {job !== undefined && (
          <MoreSteps
            job={job}
            reason={reason}
            onStep={go}
            onMarkLost={
              job.stage === "quote" && job.lost === null
                ? () => (isDirty ? saving.save(() => setLosing(true)) : setLosing(true))
                : undefined
            }
            onRework={
              isDone(job) && !isCredited(job)
                ? () => (isDirty ? saving.save(() => setReworking(true)) : setReworking(true))
                : undefined
            }
            onDelete={job.stage === "quote" && canTakePayments ? () => setDeleting(true) : undefined}
          />
        )}
      </div>
      <p className="JobActionsNote" role="status">
        {saving.isWaiting ? t("save.waiting") : (nextReason ?? (isNarrow ? "" : kept))}
        {isDirty && maySend && sendableTemplates(job).length > 0 && !saving.isWaiting && ` ${t("messages.saveFirst")}`}
        {sendReason !== undefined && sendReason !== nextReason && !saving.isWaiting && ` ${sendReason}`}
        {linesPath !== undefined && !saving.isWaiting && (
          <>
            {" "}
            {linesPath === "lines" ? (
              <Link onPress={() => goToSection("parts")}>{t("step.showLines")}</Link>
            ) : (
              <Link onPress={() => goToLine(linesPath)}>{t("step.showLine")}</Link>
            )}
          </>
        )}
      </p>
      {isPaying && job !== undefined && (
        <TakePayment open={open} job={job} today={money.today} onClose={() => setPaying(false)} />
      )}
      {isDeleting && job !== undefined && (
        <DeleteQuote job={job} onDeleted={open.draft.clear} onClose={() => setDeleting(false)} />
      )}
      {isLosing && job?.stage === "quote" && <MarkQuoteLost open={open} job={job} onClose={() => setLosing(false)} />}
      {isReworking && job !== undefined && <CreateComeback open={open} job={job} onClose={() => setReworking(false)} />}
      {turning === "accept" && job !== undefined && (
        <ConvertToWorkOrder open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
      {turning === "reopen" && job !== undefined && (
        <StageBack open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
      {turning === "credit" && job?.stage === "invoice" && !isCredited(job) && (
        <CreditInvoice open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
      {turning === "invoice" && job !== undefined && (
        <ConvertToInvoice open={open} job={job} onClose={() => turnInto(undefined)} />
      )}
    </div>
  )
}
