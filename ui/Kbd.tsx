import "#ui/Kbd.css"

export interface KbdProps {
  readonly children: string
}

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className="Kbd">{children}</kbd>
}
