import "#ui/Link.css"
import type { ReactNode } from "react"
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link"

export interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  /** Underlined only on hover, where its place already says that it leads somewhere. */
  readonly isQuiet?: boolean | undefined
  /** Where it leads, in words. */
  readonly children: ReactNode
}

/** A way to another place. Within Routing it goes there without loading the page anew. */
export function Link({ isQuiet = false, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className="Link" data-quiet={isQuiet || undefined}>
      {children}
    </AriaLink>
  )
}
