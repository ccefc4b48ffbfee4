import { FormGrid } from "#ui/FormGrid.tsx"
import { DecimalField } from "#ui/DecimalField.tsx"
import { Section } from "#ui/Section.tsx"
import { DaysOffFields } from "#web/forms/DaysOffFields.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { WeekHoursFields } from "#web/forms/WeekHoursFields.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { LocationInput } from "./locationKind.ts"

/** Opening hours, closed days, and vehicle capacity. */
export function HoursSection({ form }: { readonly form: Form<typeof LocationInput> }) {
  const { t } = useWords()
  const { businessHours, closedDays } = form.values
  return (
    <Section title={t("location.hours")} description={t("location.hoursHint")} id="hours">
      <div className="ScheduleParts">
        <WeekHoursFields
          label={t("location.hours")}
          free={t("weekHours.free")}
          week={businessHours}
          field={(path, label) => form.field(`businessHours.${path}`, label)}
          onChange={(week) => form.set("businessHours", week)}
        />
        <DaysOffFields
          label={t("location.closedDays")}
          addLabel={t("daysOff.addClosed")}
          stretches={closedDays}
          field={(path, label) => form.field(`closedDays.${path}`, label)}
          onChange={(stretches) => form.set("closedDays", stretches)}
        />
        <FormGrid columns={3}>
          <DecimalField
            {...form.field("bays", t("location.bays"))}
            description={t("location.baysHint")}
            digits={0}
            atLeast={0}
            isRequired
            unclearMessage={t("number.unclear")}
          />
        </FormGrid>
      </div>
    </Section>
  )
}
