import type { Stage } from "#domain/jobs/Job.ts"
import type { JobSummary } from "#domain/jobs/JobSearch.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useWords } from "#web/words/useWords.ts"

const tones = { quote: "neutral", workorder: "accent", invoice: "success" } as const

const answers = { accepted: "messages.stageAccepted", declined: "messages.stageDeclined" } as const

/** A job's stage in a row: a dot and its word; of a quote, whether it is lost, and what the customer said to it. */
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

/** Why a quote was lost, in the reader's words: ours by its code, the shop's own as it is. */
export const useLostReason = () => {
  const { knows, said } = useWords()
  return (reason: string): string => (knows(`lostReason.${reason}`) ? said(`lostReason.${reason}`) : reason)
}
