import "./WeekHoursFields.css"
import { defaultWeek, type WeekHours, weekdays } from "#domain/shared/WeekHours.ts"
import { Button } from "#ui/Button.tsx"
import { LazyTimeField } from "./LazyTimeField.tsx"
import { useWords } from "#web/words/useWords.ts"

interface TimeCell {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
}

interface WeekHoursFieldsProps {
  /** Label of the group of seven days. */
  readonly label: string
  /** Explains what it means if no hours are set. */
  readonly hint?: string
  /** The hours as typed, starting on Monday; empty if not set. */
  readonly week: WeekHours
  /** Label of a day without hours. */
  readonly free: string
  /** Returns the props of each time field: ``(path, label) => form.field(`workHours.${path}`, label)``. */
  readonly field: (path: `${number}.start` | `${number}.end`, label: string) => TimeCell
  readonly onChange: (week: WeekHours) => void
}

/** Weekly hours, one row per day. Hidden until the user adds hours, which start with typical ones. */
export function WeekHoursFields({ label, hint, week, free, field, onChange }: WeekHoursFieldsProps) {
  const { t, of } = useWords()
  return (
    <fieldset className="WeekHours" aria-label={label}>
      <h3 className="FieldLabel">{label}</h3>
      {week.length === 0 && hint !== undefined && <p className="Quiet">{hint}</p>}
      {week.map(({ start, end }, at) => {
        const day = of("weekday", weekdays[at]!)
        return (
          <div key={at} className="WeekDay" role="group" aria-label={day}>
            <span className="WeekDayName">
              {day} {start === "" && end === "" && <span className="Quiet">{free}</span>}
            </span>
            <LazyTimeField {...field(`${at}.start`, t("weekHours.start"))} isLabelHidden />
            <LazyTimeField {...field(`${at}.end`, t("weekHours.end"))} isLabelHidden />
          </div>
        )
      })}
      <div>
        {week.length === 0 ? (
          <Button size="small" icon="plus" onPress={() => onChange(defaultWeek)}>
            {t("weekHours.give")}
          </Button>
        ) : (
          <Button size="small" variant="quiet" onPress={() => onChange([])}>
            {t("weekHours.forget")}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
