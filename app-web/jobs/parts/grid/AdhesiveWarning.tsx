import { memo } from "react"
import { adhesiveExpired } from "#domain/jobs/JobInstall.ts"
import { Callout } from "#ui/Callout.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

export interface AdhesiveWarningProps {
  readonly lines: ReadonlyArray<{
    readonly description: string
    readonly adhesiveLot: string
    readonly adhesiveExpiry: string
  }>
  /** The day of installation, "" while it is open. */
  readonly date: string
}

/**
 * Adhesive that may no longer be used on the day of installation: which lot, since when. Nothing while there is none.
 */
export const AdhesiveWarning = memo(function AdhesiveWarning({ lines, date }: AdhesiveWarningProps) {
  const { t } = useWords()
  const { day } = useFormats()
  const expired = adhesiveExpired({ install: { date }, lines })
  if (expired.length === 0) return null
  return (
    <Callout tone="danger" isLive title={t("adhesive.expired", { day: day(date) })}>
      {expired.map(({ description, adhesiveLot, adhesiveExpiry }, nth) => (
        <p key={nth}>
          {t(adhesiveLot === "" ? "adhesive.noLot" : "adhesive.lot", {
            line: description,
            lot: adhesiveLot,
            day: day(adhesiveExpiry)
          })}
        </p>
      ))}
    </Callout>
  )
})
