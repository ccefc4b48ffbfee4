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
  /** What it means: its color and its icon; info by default. */
  readonly tone?: Exclude<Tone, "neutral"> | undefined
  /** What it says in one line. */
  readonly title: string
  /** What is so and what can be done about it, below the title. */
  readonly children?: ReactNode
  /** Ways to where it can be mended, in a row below the words. */
  readonly links?: ReadonlyArray<CalloutLink> | undefined
  /** Buttons below the words. */
  readonly actions?: ReactNode
  /** Takes the focus when it appears, as a summary of errors does. */
  readonly focusOnMount?: boolean | undefined
  /** Says itself to screen readers when it appears later than the page. */
  readonly isLive?: boolean | undefined
  /** Called when it is closed; without it, it stays. */
  readonly onDismiss?: (() => void) | undefined
  /** Spoken name of the button that closes it; goes with `onDismiss`. */
  readonly dismissLabel?: string | undefined
}

/** A message that belongs to the place where it stands: what happened, why, what to do. */
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
