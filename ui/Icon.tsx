import "#ui/Icon.css"
import { type IconName, iconPaths } from "#ui/iconPaths.ts"

export interface IconProps {
  /** The name of the icon. */
  readonly name: IconName
  /** Width and height in pixels; 18 by default. */
  readonly size?: number | undefined
  /** Accessible name. Without it, the icon is decorative. */
  readonly label?: string | undefined
}

/** An icon of the design system, in the color of the surrounding text. */
export function Icon({ name, size = 18, label }: IconProps) {
  return (
    <svg
      className="Icon"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
