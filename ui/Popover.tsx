import "#ui/Popover.css"
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components/Popover"

export interface PopoverProps extends Omit<AriaPopoverProps, "className" | "style"> {
  /** Matches the width of its trigger, for option lists. */
  readonly fitsTrigger?: boolean | undefined
}

/** The floating surface used by lists, menus and calendars. */
export function Popover({ fitsTrigger = false, ...props }: PopoverProps) {
  return <AriaPopover offset={4} {...props} className="Popover" data-fits-trigger={fitsTrigger || undefined} />
}
