import { Button } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"

/** Under a row: which rule of the profile made it, that its price is still asked for, or that somebody typed over the profile's. */
export function LineRuleNote({ line: { rule, netPrice }, onReset }: { readonly line: LineValues; readonly onReset: (() => void) | undefined }) {
  const { t, of } = useWords()
  if (rule === "typed") {
    return onReset === undefined ? null : <p className="LineRule">{t("line.typedOver")} <Button variant="link" onPress={onReset}>{t("line.reset")}</Button></p>
  }
  const isAsked = rule === "priceRequired" && !netPrice
  return (
    <p className="LineRule" data-asked={isAsked || undefined}>
      {isAsked ? <Icon name="warning" size={14} /> : <span className="LineAuto">{t("line.auto")}</span>}
      {of("lineRule", rule)}
    </p>
  )
}
