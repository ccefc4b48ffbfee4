import "#ui/Badge.css"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import type { Tone } from "#ui/Tone.ts"

export interface BadgeProps {
  /** What it means; neutral by default. */
  readonly tone?: Tone | "accent" | undefined
  /** An icon before it. */
  readonly icon?: IconName | undefined
  /** One word or a number. */
  readonly children: string | number
}

/** A word or a count set apart: a stage in a header, a number on a tab. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className="Badge tabular" data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  )
}
