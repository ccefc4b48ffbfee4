import { Skill } from "#domain/people/User.ts"
import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { Section } from "#ui/Section.tsx"
import { DaysOffFields } from "#web/forms/DaysOffFields.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { WeekHoursFields } from "#web/forms/WeekHoursFields.tsx"
import { useWords } from "#web/words/useWords.ts"
import type { NewUserInput } from "./userKind.ts"

/** An installer's working hours and skills. For other users, shown only if already set. */
export function ScheduleSection({ form }: { readonly form: Form<typeof NewUserInput> }) {
  const { t } = useWords()
  const skills = useOptions("skill", Skill)
  const { workHours, daysOff, roles, skills: known } = form.values
  if (!roles.includes("installer") && workHours.length + daysOff.length + known.length === 0) return null
  return (
    <Section title={t("user.schedule")} description={t("user.scheduleHint")} id="schedule">
      <div className="ScheduleParts">
        <WeekHoursFields
          label={t("user.workHours")}
          hint={t("user.workHoursHint")}
          free={t("weekHours.off")}
          week={workHours}
          field={(path, label) => form.field(`workHours.${path}`, label)}
          onChange={(week) => form.set("workHours", week)}
        />
        <DaysOffFields
          label={t("user.daysOff")}
          addLabel={t("daysOff.add")}
          stretches={daysOff}
          field={(path, label) => form.field(`daysOff.${path}`, label)}
          onChange={(stretches) => form.set("daysOff", stretches)}
        />
        <CheckboxGroup
          {...form.field("skills", t("user.skills"))}
          description={t("user.skillsHint")}
          options={skills}
          orientation="horizontal"
        />
      </div>
    </Section>
  )
}
