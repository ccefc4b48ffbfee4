import { useEffect } from "react"
import { Button } from "#ui/Button.tsx"
import { SelectionBar } from "#ui/SelectionBar.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { CardSelection } from "./useSelection.ts"

interface SelectedJobsBarProps {
  readonly selection: CardSelection
  /** Number of selected cards on the board. */
  readonly count: number
  /** Number of selected cards with an installer and hours. */
  readonly assigned: number
  /** Keys of all selectable cards. */
  readonly all: ReadonlyArray<string>
  readonly onMove: () => void
  readonly onUnassign: () => void
}

/** Actions for the selected jobs, by mouse, touch and keyboard. Escape clears the selection. */
export function SelectedJobsBar({
  selection: picking,
  count,
  assigned,
  all,
  onMove,
  onUnassign
}: SelectedJobsBarProps) {
  const { t } = useWords()
  const { clear } = picking
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) clear()
    }
    window.addEventListener("keydown", leave)
    return () => window.removeEventListener("keydown", leave)
  }, [clear])
  return (
    <div className="PickedBar">
      <SelectionBar
        text={count === 0 ? t("board.pickHint") : t("bulk.chosen", { count })}
        clearLabel={t("bulk.clear")}
        onClear={picking.clear}
      >
        {count < all.length && (
          <Button variant="quiet" size="small" onPress={() => picking.pickAll(all)}>
            {t("bulk.takeAll", { total: String(all.length) })}
          </Button>
        )}
        {count > 0 && (
          <Button variant="quiet" size="small" icon="calendar" onPress={onMove}>
            {t("board.moveTo")}
          </Button>
        )}
        {assigned > 0 && (
          <Button variant="quiet" size="small" onPress={onUnassign}>
            {t("board.unassign")}
          </Button>
        )}
      </SelectionBar>
    </div>
  )
}
