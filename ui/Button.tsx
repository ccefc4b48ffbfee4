import "#ui/Button.css"
import type { ReactNode, Ref } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Spinner } from "#ui/Spinner.tsx"

/** Visual emphasis: one primary button per screen, quiet in rows and toolbars, link within sentences. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "link"

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  /** `secondary` by default. */
  readonly variant?: ButtonVariant | undefined
  /** Height of the button; medium by default. */
  readonly size?: "medium" | "small" | undefined
  /** An icon before the label. */
  readonly icon?: IconName | undefined
  /** An icon after the label, such as a down arrow on a button that opens a menu. */
  readonly iconAfter?: IconName | undefined
  /** Fills the available width, as on phones and on the sign-in screen. */
  readonly isWide?: boolean | undefined
  /** The action, as a verb. */
  readonly children: ReactNode
  /** The underlying button element, for moving focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button that performs an action. While `isPending`, it keeps its width and focus and cannot be pressed again. */
export function Button({
  variant = "secondary",
  size = "medium",
  icon,
  iconAfter,
  isWide = false,
  children,
  ref,
  ...props
}: ButtonProps) {
  return (
    <AriaButton
      {...props}
      ref={ref ?? null}
      className="Button"
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {icon && <Icon name={icon} />}
      <span className="ButtonText">{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
      {props.isPending && <Spinner />}
    </AriaButton>
  )
}
