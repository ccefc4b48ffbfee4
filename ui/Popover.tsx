import "#ui/Popover.css"
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from "react-aria-components/Popover"

export interface PopoverProps extends Omit<AriaPopoverProps, "className" | "style"> {
  /** As wide as what opened it, for lists of choices. */
  readonly fitsTrigger?: boolean | undefined
}

/** The one raised surface for lists, menus and calendars. */
export function Popover({ fitsTrigger = false, ...props }: PopoverProps) {
  return <AriaPopover offset={4} {...props} className="Popover" data-fits-trigger={fitsTrigger || undefined} />
}
