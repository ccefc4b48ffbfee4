import type { QuoteAnswer } from "#domain/jobs/Job.ts"
import { Callout } from "#ui/Callout.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

const words = { accepted: "messages.accepted", declined: "messages.declined" } as const

/** What the customer said to the quote as it stands. */
export function CustomerAnswer({ answer: { kind, by, at, reason } }: { readonly answer: QuoteAnswer }) {
  const { t } = useWords()
  const { moment } = useFormats()
  return (
    <Callout tone={kind === "accepted" ? "success" : "warning"} title={t(words[kind], { by, when: moment(at) })}>
      {reason !== "" && <p>{reason}</p>}
    </Callout>
  )
}
