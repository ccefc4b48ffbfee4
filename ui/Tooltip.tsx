import "#ui/Tooltip.css"
import type { ReactNode } from "react"
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger
} from "react-aria-components/Tooltip"

export interface TooltipProps {
  /** A short note; never the only place where something important stands. */
  readonly text: string
  /** On which side it opens. */
  readonly placement?: NonNullable<AriaTooltipProps["placement"]> | undefined
  /** One part that can be focused, such as a Button. */
  readonly children: ReactNode
}

/** A note on hover and focus. */
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
