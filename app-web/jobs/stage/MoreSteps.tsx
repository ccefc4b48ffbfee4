import type { Job } from "#domain/jobs/Job.ts"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu, type MenuChoice } from "#ui/Menu.tsx"
import { useWords } from "#web/words/useWords.ts"

export type Step = "workorder" | "invoice" | "back" | "credit"

export interface MoreStepsProps {
  readonly job: Job
  /** Why a stage cannot be reached, in words; undefined where it can. */
  readonly reason: (to: Job["stage"]) => string | undefined
  readonly onStep: (step: Step) => void
}

/** The steps that are not the usual next one: straight to the invoice, one stage back, the credit note. */
export function MoreSteps({ job, reason, onStep }: MoreStepsProps) {
  const { t } = useWords()
  if (job.credit !== null) return null
  const choices: Record<Job["stage"], ReadonlyArray<MenuChoice>> = {
    quote: [
      {
        id: "invoice",
        icon: "document",
        label: t("step.toInvoice"),
        disabledReason: reason("invoice"),
        onAction: () => onStep("invoice")
      }
    ],
    workorder: [
      {
        id: "back",
        icon: "undo",
        label: t("step.backToQuote"),
        disabledReason: reason("quote"),
        onAction: () => onStep("back")
      }
    ],
    invoice: [
      {
        id: "back",
        icon: "undo",
        label: t("step.backToWorkOrder"),
        disabledReason: reason("workorder"),
        onAction: () => onStep("back")
      },
      { id: "credit", icon: "document", label: t("step.creditMore"), onAction: () => onStep("credit") }
    ]
  }
  return (
    <Menu
      label={t("step.more")}
      trigger={<IconButton icon="more" label={t("step.more")} variant="secondary" />}
      groups={[{ choices: choices[job.stage] }]}
    />
  )
}
