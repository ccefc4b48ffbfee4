import "#ui/SkipLink.css"

export interface SkipLinkProps {
  /** Where the content begins, such as `#content`. */
  readonly href: `#${string}`
  /** Where it leads, such as to the content. */
  readonly children: string
}

/** The first stop of the keyboard: jumps over the menus to the content. Seen only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className="SkipLink" href={href}>
      {children}
    </a>
  )
}
