import "#ui/EventBlock.css"
import type { CSSProperties } from "react"
import { Button, type ButtonProps } from "react-aria-components/Button"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import type { Tone } from "#ui/Tone.ts"

export interface EventBlockProps {
  /** The time as formatted for the user, such as `9:00 – 10:30`. */
  readonly time: string
  /** The event in one line. */
  readonly title: string
  /** Secondary text, such as the vehicle and the place. Only screen readers get it if space is short. */
  readonly note?: string | undefined
  /** What the color of the edge means. */
  readonly tone?: Tone | "accent" | undefined
  /** An icon before the title. */
  readonly icon?: IconName | undefined
  /** Marks the event as not confirmed yet with a dashed border. Mention it in the note too. */
  readonly isTentative?: boolean | undefined
  /** Whether the event is the selected one. */
  readonly isSelected?: boolean | undefined
  /** Marks one of several events picked for a bulk change. Convey it with the icon too. */
  readonly isPicked?: boolean | undefined
  /** Accessible name of the icon. */
  readonly iconLabel?: string | undefined
  /** Puts time and title on one line, as in a month view. */
  readonly isShort?: boolean | undefined
  /** Called when the event is pressed. Without it, the block is not interactive. */
  readonly onPress?: ButtonProps["onPress"] | undefined
  /** Called for every key pressed on the block, such as the one that picks it. */
  readonly onKeyDown?: ButtonProps["onKeyDown"] | undefined
  /** Position within the parent grid. */
  readonly style?: CSSProperties | undefined
}

/** One event in a calendar. */
export function EventBlock({
  time,
  title,
  note,
  tone = "accent",
  icon,
  isTentative = false,
  isSelected = false,
  isPicked = false,
  iconLabel,
  isShort = false,
  onPress,
  onKeyDown,
  style
}: EventBlockProps) {
  return (
    <Button
      className="EventBlock"
      data-tone={tone}
      data-tentative={isTentative || undefined}
      data-selected={isSelected || undefined}
      data-picked={isPicked || undefined}
      data-short={isShort || undefined}
      style={style ?? {}}
      {...(onPress === undefined ? {} : { onPress })}
      {...(onKeyDown === undefined ? {} : { onKeyDown })}
    >
      <span className="EventTime tabular">
        {icon && <Icon name={icon} size={14} label={iconLabel} />}
        {time}
      </span>
      <span className="EventTitle">{title}</span>
      {note !== undefined && <span className={isShort ? "hidden-text" : "EventNote"}>{note}</span>}
    </Button>
  )
}
