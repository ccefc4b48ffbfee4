import type { ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { SelectionBar } from "#ui/SelectionBar.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { useChosen } from "./useChosen.ts"

export interface ChosenBarProps {
  readonly choosing: ReturnType<typeof useChosen>
  readonly total: number
  readonly children: ReactNode
}

/** What is ticked and what can be done with it; once the page is ticked whole, also with all that the filter gives. */
export function ChosenBar({ choosing: { chosen, isAll, mayTakeAll, takeAll }, total, children }: ChosenBarProps) {
  const { t } = useWords()
  const { whole } = useFormats()
  return (
    <div className="ChosenBar">
      <SelectionBar
        text={t(isAll ? "bulk.allChosen" : "bulk.chosen", { count: chosen.count })}
        clearLabel={t("bulk.clear")}
        onClear={chosen.clear}
      >
        {mayTakeAll && (
          <Button variant="quiet" size="small" onPress={takeAll}>
            {t("bulk.takeAll", { total: whole(total) })}
          </Button>
        )}
        {children}
      </SelectionBar>
    </div>
  )
}
