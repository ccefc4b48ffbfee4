import "#ui/Link.css"
import type { ReactNode } from "react"
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link"

export interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  /** Underlines only on hover, where the context already makes clear that it is a link. */
  readonly isQuiet?: boolean | undefined
  /** The destination, in words. */
  readonly children: ReactNode
}

/** A link to another page. Within Routing, it navigates without reloading the page. */
export function Link({ isQuiet = false, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className="Link" data-quiet={isQuiet || undefined}>
      {children}
    </AriaLink>
  )
}
