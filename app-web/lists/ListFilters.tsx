import type { ReactNode } from "react"
import { Button } from "#ui/Button.tsx"
import { useWords } from "#web/words/useWords.ts"
import "./ListFilters.css"

export interface ListFiltersProps {
  /** Whether the list leaves something out: then it can be cleared. */
  readonly isNarrowed: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}

/** What narrows a list; always in sight. */
export function ListFilters({ isNarrowed, onClear, children }: ListFiltersProps) {
  const { t } = useWords()
  return (
    <div className="ListFilters" role="search">
      {children}
      {isNarrowed && <Button variant="quiet" icon="x" onPress={onClear}>{t("clearFilters")}</Button>}
    </div>
  )
}
