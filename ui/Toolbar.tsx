import "#ui/Toolbar.css"
import type { ReactNode } from "react"
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar"

export interface ToolbarProps {
  /** Accessible name. */
  readonly label: string
  /** The buttons and menus in the toolbar. */
  readonly children: ReactNode
}

/** A group of related buttons with a single tab stop; the arrow keys move between them. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar className="Toolbar" aria-label={label}>
      {children}
    </AriaToolbar>
  )
}
