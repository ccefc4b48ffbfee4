import "#ui/Button.css"
import type { ReactNode } from "react"
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link"
import type { ButtonVariant } from "#ui/Button.tsx"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"

export interface ButtonLinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  readonly href: string
  /** Visual emphasis, as for Button. */
  readonly variant?: Exclude<ButtonVariant, "danger" | "link"> | undefined
  /** Height of the link; medium by default. */
  readonly size?: "medium" | "small" | undefined
  /** An icon before the label. */
  readonly icon?: IconName | undefined
  /** An icon after the label. */
  readonly iconAfter?: IconName | undefined
  /** Fills the available width. */
  readonly isWide?: boolean | undefined
  /** The destination, in words. */
  readonly children: ReactNode
}

/** A link styled as a button, for a next step that is another page. */
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
