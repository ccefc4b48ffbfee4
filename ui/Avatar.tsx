import "#ui/Avatar.css"

export interface AvatarProps {
  readonly name: string
  /** Edge in pixels; 32 by default. */
  readonly size?: number | undefined
  /** Speaks the name, where it does not stand beside. */
  readonly isNamed?: boolean | undefined
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => Array.from(word ?? "")[0] ?? "").join("").toLocaleUpperCase()
}

/** A person, by initials. */
export function Avatar({ name, size = 32, isNamed = false }: AvatarProps) {
  return (
    <span className="Avatar" style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }} {...(isNamed ? { role: "img", "aria-label": name } : { "aria-hidden": true })}>
      {initials(name)}
    </span>
  )
}
