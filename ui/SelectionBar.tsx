import "#ui/SelectionBar.css"
import type { ReactNode } from "react"
import { Toolbar } from "react-aria-components/Toolbar"
import { IconButton } from "#ui/IconButton.tsx"

export interface SelectionBarProps {
  /** How many are chosen, such as `3 chosen`. */
  readonly text: string
  /** The button that unticks everything. */
  readonly clearLabel: string
  /** Called when everything is to be unticked. */
  readonly onClear: () => void
  /** What can be done with them. */
  readonly children: ReactNode
}

/** Appears with a selection and says what can be done with it. */
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
