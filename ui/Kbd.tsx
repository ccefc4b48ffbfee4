import "#ui/Kbd.css"

export interface KbdProps {
  /** The key's label. */
  readonly children: string
}

/** A keyboard key. */
export function Kbd({ children }: KbdProps) {
  return <kbd className="Kbd">{children}</kbd>
}
