import type { Stage } from "#domain/jobs/Job.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import { useWords } from "#web/words/useWords.ts"

const tones = { quote: "neutral", workorder: "accent", invoice: "success" } as const

/** A job's stage in a row: a dot and its word. */
export function StageDot({ stage }: { readonly stage: Stage }) {
  const { of } = useWords()
  return <StatusDot tone={tones[stage]} isHollow={stage === "quote"}>{of("stage", stage)}</StatusDot>
}
