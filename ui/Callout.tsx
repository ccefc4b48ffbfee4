import "#ui/Callout.css"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { Icon } from "#ui/Icon.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { Link } from "#ui/Link.tsx"
import { type Tone, toneIcons } from "#ui/Tone.ts"

export interface CalloutLink {
  readonly label: string
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
}

export interface CalloutProps {
  /** Severity, which sets the color and icon; info by default. */
  readonly tone?: Exclude<Tone, "neutral"> | undefined
  /** The message in one line. */
  readonly title: string
  /** Details below the title: the situation and what can be done about it. */
  readonly children?: ReactNode
  /** Links to where the problem can be fixed, in a row below the text. */
  readonly links?: ReadonlyArray<CalloutLink> | undefined
  /** Buttons below the text. */
  readonly actions?: ReactNode
  /** Takes focus on mount, as an error summary does. */
  readonly focusOnMount?: boolean | undefined
  /** Announces the message to screen readers when it appears after the page has loaded. */
  readonly isLive?: boolean | undefined
  /** Called when the callout is dismissed. Without it, the callout cannot be dismissed. */
  readonly onDismiss?: (() => void) | undefined
  /** Accessible name of the dismiss button; required with `onDismiss`. */
  readonly dismissLabel?: string | undefined
}

/** An inline message about its surroundings: what happened, why, and what to do. */
export function Callout(all: CalloutProps) {
  const {
    tone = "info",
    title,
    children,
    links = [],
    actions,
    focusOnMount = false,
    isLive = false,
    onDismiss,
    dismissLabel
  } = all
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOnMount) box.current?.focus()
  }, [focusOnMount])
  return (
    <div
      ref={box}
      className="Callout"
      data-tone={tone}
      aria-labelledby={titleId}
      tabIndex={focusOnMount ? -1 : undefined}
      role={isLive ? (tone === "danger" ? "alert" : "status") : "group"}
    >
      <Icon name={toneIcons[tone]} size={20} />
      <div className="CalloutBody">
        <p id={titleId} className="CalloutTitle">
          {title}
        </p>
        {children !== undefined && <div className="CalloutText">{children}</div>}
        {links.length > 0 && (
          <ul className="CalloutLinks">
            {links.map(({ label, href, onPress }) => (
              <li key={label}>
                <Link {...(href === undefined ? {} : { href })} {...(onPress === undefined ? {} : { onPress })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {actions !== undefined && <div className="CalloutActions">{actions}</div>}
      </div>
      {onDismiss && <IconButton icon="x" size="small" label={dismissLabel ?? title} onPress={onDismiss} />}
    </div>
  )
}
