import { IconButton } from "#ui/IconButton.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface MoveColumnProps {
  readonly title: string
  /** From 1: the first column has place 0 and is never moved. */
  readonly place: number
  readonly last: number
  readonly onMove: (to: number) => void
}

/** Moves a column one place, by press or key. At either end the other way takes the focus. */
export function MoveColumn({ title, place, last, onMove }: MoveColumnProps) {
  const { t } = useWords()
  const move = (to: number, target: Element) => {
    const isEnd = to === 1 || to === last
    const other = [...(target.closest("span")?.querySelectorAll("button") ?? [])].find((button) => button !== target)
    if (isEnd && last > 2) other?.focus()
    onMove(to)
  }
  return (
    <span className="ColumnsMove">
      <IconButton
        icon="arrow-up"
        size="small"
        label={t("columns.up", { column: title })}
        isDisabled={place === 1}
        onPress={({ target }) => move(place - 1, target)}
      />
      <IconButton
        icon="arrow-down"
        size="small"
        label={t("columns.down", { column: title })}
        isDisabled={place === last}
        onPress={({ target }) => move(place + 1, target)}
      />
    </span>
  )
}
