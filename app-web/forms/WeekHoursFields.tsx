import "./WeekHoursFields.css"
import { usualWeek, type WeekHours, weekdays } from "#domain/shared/WeekHours.ts"
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
  /** What the seven days are called together. */
  readonly label: string
  /** What it means that no hours are set. */
  readonly hint?: string
  /** The hours as they are typed, Monday first; none where nobody has set any. */
  readonly week: WeekHours
  /** How a day without hours is called. */
  readonly free: string
  /** Gives each time its props: ``(path, label) => form.field(`workHours.${path}`, label)``. */
  readonly field: (path: `${number}.start` | `${number}.end`, label: string) => TimeCell
  readonly onChange: (week: WeekHours) => void
}

/** The hours of a week, a line a day; none until somebody sets them, and then first the usual ones. */
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
          <Button size="small" icon="plus" onPress={() => onChange(usualWeek)}>
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
