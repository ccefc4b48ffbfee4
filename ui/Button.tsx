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
  readonly size?: "medium" | "small" | undefined
  readonly icon?: IconName | undefined
  readonly iconAfter?: IconName | undefined
  /** Takes the whole width, as on phones and in sign-in. */
  readonly isWide?: boolean | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A press that does something. While `isPending` it keeps its width and focus and cannot be pressed again. */
export function Button({ variant = "secondary", size = "medium", icon, iconAfter, isWide = false, children, ref, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} ref={ref ?? null} className="Button" data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {icon && <Icon name={icon} />}
      <span className="ButtonText">{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
      {props.isPending && <Spinner />}
    </AriaButton>
  )
}
