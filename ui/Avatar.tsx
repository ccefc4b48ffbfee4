import "#ui/Avatar.css"
import { useState } from "react"

export interface AvatarProps {
  /** The person's full name. The initials are drawn; screen readers announce the full name. */
  readonly name: string
  /** URL of the photo. Initials are shown if it is missing or fails to load. */
  readonly src?: string | undefined
  /** Width and height in pixels; 32 by default. */
  readonly size?: number | undefined
  /** Exposes the name to screen readers. Set it when the name is not shown next to the avatar. */
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

/** A person's photo or initials. */
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
