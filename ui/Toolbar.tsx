import "#ui/Toolbar.css"
import type { ReactNode } from "react"
import { Toolbar as AriaToolbar } from "react-aria-components/Toolbar"

export interface ToolbarProps {
  /** Spoken name. */
  readonly label: string
  /** The buttons and menus in it. */
  readonly children: ReactNode
}

/** Buttons that belong together: one tab stop, arrows move within. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar className="Toolbar" aria-label={label}>
      {children}
    </AriaToolbar>
  )
}
