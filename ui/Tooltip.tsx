import "#ui/Tooltip.css"
import type { ReactNode } from "react"
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger
} from "react-aria-components/Tooltip"

export interface TooltipProps {
  /** A short text. Never put important information only here. */
  readonly text: string
  /** The side it opens on. */
  readonly placement?: NonNullable<AriaTooltipProps["placement"]> | undefined
  /** A single focusable element, such as a Button. */
  readonly children: ReactNode
}

/** A short note shown on hover and focus. */
export function Tooltip({ text, placement = "top", children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip className="Tooltip" placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
