import "#ui/Button.css"
import type { ReactNode } from "react"
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link"
import type { ButtonVariant } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"

export interface ButtonLinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  readonly href: string
  /** How much it stands out, as a button's. */
  readonly variant?: Exclude<ButtonVariant, "danger" | "link"> | undefined
  /** How tall it is; medium by default. */
  readonly size?: "medium" | "small" | undefined
  /** An icon before the words. */
  readonly icon?: IconName | undefined
  /** An icon after the words. */
  readonly iconAfter?: IconName | undefined
  /** Whether it takes all of the width. */
  readonly isWide?: boolean | undefined
  /** Where it leads, in words. */
  readonly children: ReactNode
}

/** A link as loud as a button, for the next step that is a place. */
export function ButtonLink({
  variant = "secondary",
  size = "medium",
  icon,
  iconAfter,
  isWide = false,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AriaLink {...props} className="Button" data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {icon && <Icon name={icon} />}
      <span className="ButtonText">{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </AriaLink>
  )
}
