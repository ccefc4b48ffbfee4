import "#ui/Badge.css"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import type { Tone } from "#ui/Tone.ts"

export interface BadgeProps {
  /** What the color means; neutral by default. */
  readonly tone?: Tone | "accent" | undefined
  /** An icon before the text. */
  readonly icon?: IconName | undefined
  /** A single word or a number. */
  readonly children: string | number
}

/** A highlighted word or count, such as a stage in a header or a number on a tab. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className="Badge tabular" data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}
