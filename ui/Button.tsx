import "#ui/Button.css"
import type { ReactNode, Ref } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Spinner } from "#ui/Spinner.tsx"

/** How loud a button is: one primary on a screen, quiet inside rows and bars, link inside sentences. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "link"

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  /** `secondary` by default. */
  readonly variant?: ButtonVariant | undefined
  /** How tall it is; medium by default. */
  readonly size?: "medium" | "small" | undefined
  /** An icon before the words. */
  readonly icon?: IconName | undefined
  /** An icon after the words, such as an arrow down where a menu opens. */
  readonly iconAfter?: IconName | undefined
  /** Takes the whole width, as on phones and in sign-in. */
  readonly isWide?: boolean | undefined
  /** What it does, as a verb. */
  readonly children: ReactNode
  /** The button itself, to bring focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A press that does something. While `isPending` it keeps its width and focus and cannot be pressed again. */
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
