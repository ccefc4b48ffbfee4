import "#ui/SkipLink.css"

export interface SkipLinkProps {
  /** Anchor where the content begins, such as `#content`. */
  readonly href: `#${string}`
  /** The link text, such as "Skip to content". */
  readonly children: string
}

/** The first tab stop of the page: skips the navigation. Visible only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className="SkipLink" href={href}>
      {children}
    </a>
  )
}
