import type { LostQuote, Quote } from "#domain/jobs/Job.ts"
import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import type { Adopts } from "#web/jobs/form/useOpenJob.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useLostReason } from "./useLostReason.ts"
import { useRevive } from "./useRevive.ts"

interface LostNoteProps {
  readonly open: Adopts
  readonly job: Quote
  readonly lost: LostQuote
}

/** Since when a quote is lost and why, with the way back. */
export function LostNote({ open, job, lost: { note, on, reason } }: LostNoteProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const lostReason = useLostReason()
  const { send, isPending } = useRevive(open)
  return (
    <Callout
      tone="warning"
      title={t("lost.on", { day: day(on), reason: lostReason(reason) })}
      actions={
        <Button size="small" isPending={isPending} onPress={() => send({ id: job.id, version: job.version })}>
          {t("lost.reopen")}
        </Button>
      }
    >
      {note === "" ? undefined : note}
    </Callout>
  )
}
