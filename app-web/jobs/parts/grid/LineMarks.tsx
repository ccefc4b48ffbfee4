import { Icon } from "#ui/Icon.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"

/**
 * Behind a description: that a rule of the profile made the line, that its price is still asked for, or that a person's
 * price stands over the profile's.
 */
export function LineMarks({
  line: { rule, netPrice },
  isOverridden
}: {
  readonly line: LineValues
  readonly isOverridden: boolean
}) {
  const { t, of } = useWords()
  if (rule === "priceRequired" && !netPrice)
    return (
      <span className="LineMark" data-asked>
        <Icon name="warning" size={14} />
        {of("lineRule", rule)}
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
    <span className="LineMark" title={of("lineRule", rule)}>
      {t("line.auto")}
      <span className="hidden-text">, {of("lineRule", rule)}</span>
    </span>
  )
}
