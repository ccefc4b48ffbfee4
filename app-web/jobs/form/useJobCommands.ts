import type { Job } from "#domain/jobs/Job.ts"
import { hasStep } from "#domain/jobs/stageRules.ts"
import { sendable, sendBlocker } from "#domain/messages/maySend.ts"
import type { Command } from "#ui/matchCommands.ts"
import { documentHref, useJobPapers } from "#web/jobs/files/papers.ts"
import { sendButtonId } from "#web/jobs/messages/MessagesSection.tsx"
import { depositButtonId } from "#web/jobs/payment/PaymentSection.tsx"
import { nextStepId } from "#web/jobs/stage/nextStep.ts"
import { pressNext } from "#web/page/focusNext.ts"
import { useRights } from "#web/jobs/useRights.ts"
import { useOfferedActions } from "#web/page/openActions.ts"
import { useWords } from "#web/words/useWords.ts"

interface JobCommandsProps {
  readonly job: Job | undefined
  readonly isDirty: boolean
  /** The usual next step in words; undefined while it is blocked or there is none. */
  readonly next: string | undefined
  readonly owes: boolean
  /** In cents. */
  readonly balance: number
  readonly save: () => void
}

/** Offers the command palette what can be done with the job that lies open: each presses the screen's own button. */
export const useJobCommands = ({ job, isDirty, next, owes, balance, save }: JobCommandsProps) => {
  const { t } = useWords()
  const papersOf = useJobPapers()
  const { takesMoney } = useRights()
  const press = (id: string) => () => pressNext(() => document.getElementById(id))
  const isKept = job !== undefined && !isDirty
  const commands: ReadonlyArray<Command | false> = [
    owes && { id: "here:payment", label: t("payment.record"), icon: "money", onAction: press(nextStepId) },
    isKept &&
      takesMoney &&
      job.stage === "workorder" &&
      balance > 0 && {
        id: "here:deposit",
        label: t("payment.recordDeposit"),
        keywords: t("payment.record"),
        icon: "money",
        onAction: press(depositButtonId)
      },
    next !== undefined && { id: "here:next", label: next, icon: "arrow-right", onAction: press(nextStepId) },
    isKept &&
      sendable(job).length > 0 &&
      sendBlocker(job) === undefined && {
        id: "here:send",
        label: t("messages.send"),
        icon: "mail",
        onAction: press(sendButtonId)
      },
    ...(isKept
      ? papersOf(job).map(({ kind, label, payer }): Command => ({
          id: `here:print.${kind}${payer ?? ""}`,
          label: t("step.print", { document: label }),
          icon: "printer",
          onAction: () => void window.open(documentHref(job.id, kind, { payer }), "_blank", "noopener")
        }))
      : []),
    (job === undefined || (isDirty && hasStep(job, "change"))) && {
      id: "here:save",
      label: t(job === undefined ? "job.saveQuote" : "save"),
      icon: "check",
      onAction: save
    }
  ]
  useOfferedActions({
    title: job === undefined ? t("job.newQuote") : t("job.numbered", { number: job.number }),
    commands: commands.filter((command) => command !== false)
  })
}
