import type { Stage } from "#domain/jobs/Job.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useWords } from "#web/words/useWords.ts"

const tones = { quote: "neutral", workorder: "accent", invoice: "success" } as const

const answers = { accepted: "messages.stageAccepted", declined: "messages.stageDeclined" } as const

/** A job's stage in a list row: a dot and a label. For a quote, also whether it is lost, and the customer's answer. */
export function StageDot({
  stage,
  answer,
  isLost = false
}: {
  readonly stage: Stage
  readonly answer?: JobSummary["answer"] | undefined
  readonly isLost?: boolean
}) {
  const { t, of } = useWords()
  if (isLost)
    return (
      <StatusDot tone="neutral" isHollow>
        {t("lost.stage")}
      </StatusDot>
    )
  if (stage === "quote" && answer)
    return <StatusDot tone={answer === "accepted" ? "success" : "warning"}>{t(answers[answer])}</StatusDot>
  return (
    <StatusDot tone={tones[stage]} isHollow={stage === "quote"}>
      {of("stage", stage)}
    </StatusDot>
  )
}

/**
 * Returns the reason a quote was lost: predefined reasons are translated by code, the shop's own are shown as entered.
 */
export const useLostReason = () => {
  const { knows, said } = useWords()
  return (reason: string): string => (knows(`lostReason.${reason}`) ? said(`lostReason.${reason}`) : reason)
}
