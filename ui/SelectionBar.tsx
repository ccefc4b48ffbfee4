import "#ui/SelectionBar.css"
import type { ReactNode } from "react"
import { Toolbar } from "react-aria-components/Toolbar"
import { IconButton } from "#ui/IconButton.tsx"

export interface SelectionBarProps {
  /** The number of selected items, such as `3 chosen`. */
  readonly text: string
  /** Label of the button that clears the selection. */
  readonly clearLabel: string
  /** Called to clear the selection. */
  readonly onClear: () => void
  /** The actions on the selected items. */
  readonly children: ReactNode
}

/** A bar with bulk actions that appears while items are selected. */
export function SelectionBar({ text, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <Toolbar className="SelectionBar" aria-label={text} data-theme="dark">
      <IconButton icon="x" label={clearLabel} onPress={onClear} />
      <span className="SelectionBarText tabular" role="status">
        {text}
      </span>
      {children}
    </Toolbar>
  )
}
