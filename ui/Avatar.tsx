import "#ui/Avatar.css"
import { useState } from "react"

export interface AvatarProps {
  /** The person's whole name: its initials are drawn, all of it is spoken. */
  readonly name: string
  /** Where the photo is; initials without one, or where it cannot be loaded. */
  readonly src?: string | undefined
  /** Edge in pixels; 32 by default. */
  readonly size?: number | undefined
  /** Speaks the name, where it does not stand beside. */
  readonly isNamed?: boolean | undefined
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase()
}

/** A person, by photo or by initials. */
export function Avatar({ name, src = "", size = 32, isNamed = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const isShown = src !== "" && broken !== src
  return (
    <span
      className="Avatar"
      data-initials={isShown ? undefined : initials(name)}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      {...(isNamed ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
    >
      {isShown && <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />}
    </span>
  )
}
