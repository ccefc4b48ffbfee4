import "#ui/Icon.css"
import { type IconName, iconPaths } from "#ui/iconPaths.ts"

export interface IconProps {
  /** Which icon. */
  readonly name: IconName
  /** Edge in pixels; 18 by default. */
  readonly size?: number | undefined
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string | undefined
}

/** One icon of the house set, in the color of the text around it. */
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
