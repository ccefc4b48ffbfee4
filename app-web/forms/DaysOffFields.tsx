import "./WeekHoursFields.css"
import type { DaysOff } from "#domain/shared/WeekHours.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField } from "#ui/TextField.tsx"
import { useWords } from "#web/words/useWords.ts"
import { LazyDatePicker } from "./LazyDatePicker.tsx"

interface Cell {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
}

interface DaysOffFieldsProps {
  /** Label of the group. */
  readonly label: string
  /** Label of the button that adds a row. */
  readonly addLabel: string
  readonly stretches: ReadonlyArray<DaysOff>
  /** Returns the props of each cell: ``(path, label) => form.field(`daysOff.${path}`, label)``. */
  readonly field: (path: `${number}.${keyof DaysOff}`, label: string) => Cell
  readonly onChange: (stretches: ReadonlyArray<DaysOff>) => void
}

/** Days on which a person is away or a location is closed, with one row per date range. */
export function DaysOffFields({ label, addLabel, stretches, field, onChange }: DaysOffFieldsProps) {
  const { t } = useWords()
  return (
    <fieldset className="WeekHours" aria-label={label}>
      <h3 className="FieldLabel">{label}</h3>
      {stretches.map((_, at) => (
        <div key={at} className="DaysOff" role="group" aria-label={t("daysOff.line", { number: at + 1 })}>
          <LazyDatePicker {...field(`${at}.from`, t("daysOff.from"))} isRequired unfinished="?" />
          <LazyDatePicker {...field(`${at}.to`, t("daysOff.to"))} isRequired unfinished="?" />
          <TextField {...field(`${at}.note`, t("daysOff.note"))} autoComplete="off" />
          <IconButton
            icon="trash"
            label={t("daysOff.remove", { number: at + 1 })}
            onPress={() => onChange(stretches.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon="plus"
          isDisabled={stretches.length >= 60}
          onPress={() => onChange([...stretches, { from: "", to: "", note: "" }])}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
