import "#ui/IconButton.css"
import type { Ref } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Spinner } from "#ui/Spinner.tsx"
import { Tooltip } from "#ui/Tooltip.tsx"

export interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style" | "aria-label"> {
  /** The icon that stands for what it does. */
  readonly icon: IconName
  /** What it does; spoken, and shown as a note on hover and focus. */
  readonly label: string
  /** How much it stands out; quiet by default. */
  readonly variant?: "quiet" | "secondary" | "danger" | undefined
  /** How large it is; medium by default. */
  readonly size?: "medium" | "small" | undefined
  /** The button itself, to bring focus to it. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button that is only an icon, for bars and rows where its place explains it. */
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
