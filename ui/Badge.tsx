import "#ui/Badge.css"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import type { Tone } from "#ui/Tone.ts"

export interface BadgeProps {
  readonly tone?: Tone | "accent" | undefined
  readonly icon?: IconName | undefined
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
