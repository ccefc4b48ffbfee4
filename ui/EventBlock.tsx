import "#ui/EventBlock.css"
import type { CSSProperties } from "react"
import { Button, type ButtonProps } from "react-aria-components/Button"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import type { Tone } from "#ui/Tone.ts"

export interface EventBlockProps {
  /** When, as the reader writes it, such as `9:00 – 10:30`. */
  readonly time: string
  /** What is on, in one line. */
  readonly title: string
  /** A quiet line, such as the vehicle and the place; only spoken where there is no room. */
  readonly note?: string | undefined
  /** What it means: the color of its edge. */
  readonly tone?: Tone | "accent" | undefined
  /** An icon before the title. */
  readonly icon?: IconName | undefined
  /** Not fixed yet; drawn with a broken line. Say so in the note too. */
  readonly isTentative?: boolean | undefined
  /** Whether it is the one that is looked at. */
  readonly isSelected?: boolean | undefined
  /** One of several that are picked to be changed together; say so with its icon too. */
  readonly isPicked?: boolean | undefined
  /** What the icon says to who does not see it. */
  readonly iconLabel?: string | undefined
  /** Time and title on one line, as in a month. */
  readonly isShort?: boolean | undefined
  /** Called when it is pressed; without it, it only shows. */
  readonly onPress?: ButtonProps["onPress"] | undefined
  /** Called for each key on it, such as one that picks it. */
  readonly onKeyDown?: ButtonProps["onKeyDown"] | undefined
  /** Where it stands in the grid that it is laid into. */
  readonly style?: CSSProperties | undefined
}

/** One thing in a calendar. */
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
