import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { isCredited, type Job } from "#domain/jobs/Job.ts"
import { listStockRequired } from "#domain/jobs/jobStepsApi.ts"
import { hasStep, type StageStep, stageStepsOf } from "#domain/jobs/stageRules.ts"
import { sendableTemplates, sendBlocker } from "#domain/messages/canSend.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { languageName, languageTags } from "#domain/words/languages.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import type { Command } from "#ui/matchCommands.ts"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { documentHref, useJobDocuments } from "#web/jobs/files/jobDocuments.ts"
import { sendButtonId } from "#web/jobs/messages/MessagesSection.tsx"
import { depositButtonId } from "#web/jobs/payment/PaymentSection.tsx"
import { nextStepId, defaultStep } from "#web/jobs/stage/nextStep.ts"
import { usePermissions } from "#web/jobs/usePermissions.ts"
import { clickWhenReady } from "#web/page/focusNext.ts"
import { useOfferedActions } from "#web/page/openActions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

interface MoreStepsProps {
  readonly job: Job
  /** Why a step is blocked, in words; undefined if it is not. */
  readonly reason: (step: StageStep) => string | undefined
  readonly onStep: (step: StageStep) => void
  /** Omitted if the job cannot be deleted. */
  readonly onDelete?: (() => void) | undefined
  /** Omitted if the job is not an open quote. */
  readonly onMarkLost?: (() => void) | undefined
  /** Omitted if no finished work could come back. */
  readonly onRework?: (() => void) | undefined
}

/** Less common steps: invoicing directly, going back a stage, the credit note, and deleting. */
export function MoreSteps({ job, reason, onStep, onDelete, onMarkLost, onRework }: MoreStepsProps) {
  const { t } = useWords()
  const usual = defaultStep(job.stage)
  const choices = stageStepsOf(job)
    .filter((step) => step !== usual)
    .map((step): MenuChoice => ({
      id: step,
      icon: step === "reopen" ? "undo" : "document",
      label: t(labelOf(step, job)),
      disabledReason: reason(step),
      onAction: () => onStep(step)
    }))
  const deletes: ReadonlyArray<MenuChoice> = [
    ...(onRework === undefined
      ? []
      : [{ id: "rework", icon: "undo", label: t("rework.makeMore"), onAction: onRework } as const]),
    ...(onMarkLost === undefined
      ? []
      : [{ id: "lose", icon: "x", label: t("lost.mark"), onAction: onMarkLost } as const]),
    ...(onDelete === undefined
      ? []
      : [{ id: "delete", icon: "trash", label: t("quote.delete"), onAction: onDelete } as const])
  ]
  if (choices.length + deletes.length === 0) return null
  return (
    <Menu
      label={t("step.more")}
      trigger={<IconButton icon="more" label={t("step.more")} variant="secondary" />}
      groups={[choices, deletes].filter(({ length }) => length > 0).map((group) => ({ choices: group }))}
    />
  )
}

const labelOf = (step: StageStep, { stage }: Job) => {
  if (step === "reopen") return stage === "workorder" ? "step.backToQuote" : "step.backToWorkOrder"
  return ({ accept: "step.toWorkOrder", invoice: "step.toInvoice", credit: "step.creditMore" } as const)[step]
}

/**
 * The documents of a job, each opening in a new tab. They use the customer's language; the latest one is also offered
 * in each supported language.
 */
export function DocumentsMenu({
  job,
  isDirty,
  isNarrow
}: {
  readonly job: Job
  readonly isDirty: boolean
  readonly isNarrow: boolean
}) {
  const { t } = useWords()
  const papers = useJobDocuments()(job)
  const { money, day } = useFormats()
  const paper = (kind: DocumentKind, label: string, printed: Parameters<typeof documentHref>[2] = {}): MenuChoice => ({
    id: `${kind} ${Object.values(printed).join(" ")}`,
    label,
    icon: "document",
    disabledReason: isDirty ? t("step.saveFirst") : undefined,
    onAction: () => void window.open(documentHref(job.id, kind, printed), "_blank", "noopener")
  })
  const receipts = job.payments
    .filter(({ status }) => status !== "pending" && status !== "failed")
    .map(({ id, amountReceived, collectionDate }) =>
      paper("receipt", t("step.receipt", { amount: money(amountReceived), day: day(collectionDate) }), { payment: id })
    )
  return (
    <Menu
      label={t("step.documents")}
      trigger={
        isNarrow ? (
          <IconButton icon="printer" label={t("step.documents")} variant="secondary" />
        ) : (
          <Button icon="printer" iconAfter="chevron-down">
            {t("step.documents")}
          </Button>
        )
      }
      groups={[
        ...(isCredited(job) ? [{ choices: [paper("credit", t("step.creditNote"))] }] : []),
        {
          choices: papers.map(({ kind, label, payer }) => paper(kind, label, { payer }))
        },
        ...(receipts.length === 0 ? [] : [{ title: t("step.receipts"), choices: receipts }]),
        {
          title: t("step.otherLanguages"),
          choices: papers
            .filter(({ kind }) => kind === job.stage)
            .flatMap(({ kind, label, payer }) =>
              languageTags.map((language) =>
                paper(kind, t("step.documentIn", { kind: label, language: languageName(language) }), {
                  language,
                  payer
                })
              )
            )
        }
      ]}
    />
  )
}

const none: ReadonlyArray<string> = []

/** The products that must be in stock before the job is invoiced; empty until the server has responded. */
export const useStockRequired = (job: Job | undefined): ReadonlyArray<string> =>
  useApiQuery(
    listStockRequired,
    { id: job?.id ?? ("" as JobId) },
    { enabled: job !== undefined && job.stage !== "invoice" }
  ).data ?? none

interface JobCommandsProps {
  readonly job: Job | undefined
  readonly isDirty: boolean
  /** Label of the usual next step; undefined if it is blocked or there is none. */
  readonly next: string | undefined
  readonly owes: boolean
  /** In cents. */
  readonly balance: number
  readonly save: () => void
}

/** Adds the actions of the open job to the command palette. Each one presses the corresponding button on the screen. */
export const useJobCommands = ({ job, isDirty, next, owes, balance, save }: JobCommandsProps) => {
  const { t } = useWords()
  const papersOf = useJobDocuments()
  const { canTakePayments } = usePermissions()
  const press = (id: string) => () => clickWhenReady(() => document.getElementById(id))
  const isKept = job !== undefined && !isDirty
  const commands: ReadonlyArray<Command | false> = [
    owes && { id: "here:payment", label: t("payment.record"), icon: "money", onAction: press(nextStepId) },
    isKept &&
      canTakePayments &&
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
      sendableTemplates(job).length > 0 &&
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
