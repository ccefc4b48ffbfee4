import "#ui/Kbd.css"

export interface KbdProps {
  /** The key, as it is written on it. */
  readonly children: string
}

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className="Kbd">{children}</kbd>
}
