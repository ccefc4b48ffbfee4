import "#ui/IconButton.css"
import type { Ref } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Spinner } from "#ui/Spinner.tsx"
import { Tooltip } from "#ui/Tooltip.tsx"

export interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style" | "aria-label"> {
  /** The icon for the action. */
  readonly icon: IconName
  /** The action: accessible name, and tooltip on hover and focus. */
  readonly label: string
  /** Visual emphasis; quiet by default. */
  readonly variant?: "quiet" | "secondary" | "danger" | undefined
  /** Size of the button; medium by default. */
  readonly size?: "medium" | "small" | undefined
  /** The underlying button element, for moving focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button with only an icon, for toolbars and rows where the context explains it. */
export function IconButton({ icon, label, variant = "quiet", size = "medium", ref, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...props}
        ref={ref ?? null}
        aria-label={label}
        className="IconButton"
        data-variant={variant}
        data-size={size}
      >
        {props.isPending ? <Spinner /> : <Icon name={icon} />}
      </AriaButton>
    </Tooltip>
  )
}
