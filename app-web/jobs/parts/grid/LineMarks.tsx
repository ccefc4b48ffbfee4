import { memo } from "react"
import { isNoCharge, needsPrice } from "#domain/estimates/noCharge.ts"
import { adhesiveExpired } from "#domain/jobs/JobInstall.ts"
import { Callout } from "#ui/Callout.tsx"
import { Icon } from "#ui/Icon.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { lineOf } from "#web/jobs/parts/newLine.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"

/**
 * Behind a description: that a rule of the profile made the line, that its price is still asked for or nothing is charged on
 * purpose, or that a person's price stands over the profile's.
 */
export function LineMarks({ line, isOverridden }: { readonly line: LineValues; readonly isOverridden: boolean }) {
  const { t, of } = useWords()
  const ruleText = useRuleText()
  const { rule } = line
  const priced = lineOf(line)
  if (needsPrice(priced))
    return (
      <span className="LineMark" data-asked>
        <Icon name="warning" size={14} />
        {of("lineRule", "priceRequired")}
      </span>
    )
  if (isNoCharge(priced))
    return (
      <span className="LineMark" title={line.noChargeReason}>
        {t("line.noCharge")}
        <span className="hidden-text">, {line.noChargeReason}</span>
      </span>
    )
  if (isOverridden)
    return (
      <span className="LineMark" data-typed title={t("line.typedOver")}>
        <Icon name="edit" size={12} />
        <span className="hidden-text">{t("line.typedOver")}</span>
      </span>
    )
  if (rule === "typed") return null
  return (
    <span className="LineMark" title={ruleText(line)}>
      {t("line.auto")}
      <span className="hidden-text">, {ruleText(line)}</span>
    </span>
  )
}

interface AdhesiveWarningProps {
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

/** Why a line has its price, in words; for a price by part number also which one: "Part price, each (DW*)". */
export const useRuleText = () => {
  const { t, of } = useWords()
  return ({ rule, partPattern }: Pick<EstimateLine, "rule" | "partPattern">): string =>
    partPattern === "" ? of("lineRule", rule) : t("line.ruleOf", { rule: of("lineRule", rule), pattern: partPattern })
}
