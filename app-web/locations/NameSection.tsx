import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { LocationTyped } from "./LocationTyped.ts"

export interface NameSectionProps {
  readonly form: Form<typeof LocationTyped>
  readonly isNew: boolean
}

/** What a location is called, how it is reached, what it does, and whether it takes new jobs. */
export function NameSection({ form, isNew }: NameSectionProps) {
  const { t } = useWords()
  const statuses = useOptions("locationStatus")
  const services = useOptions("locationService")
  return (
    <>
      <Section title={t("location.who")} id="who">
        <FormGrid columns={2}>
          <TextField
            {...form.field("locationName", t("location.name"))}
            isRequired
            autoFocus={isNew}
            autoComplete="off"
          />
          <TextField
            {...form.field("locationShortId", t("location.shortId"))}
            description={t("location.shortIdHint")}
            isRequired
            autoComplete="off"
          />
          <TextField
            {...form.field("phoneNumber", t("phoneNumber"))}
            isRequired
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
          <TextField
            {...form.field("emailAddress", t("emailAddress"))}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <SegmentedControl
            {...form.field("status", t("location.status"))}
            description={t("location.statusHint")}
            options={statuses}
          />
        </FormGrid>
      </Section>
      <Section title={t("location.services")} description={t("location.servicesHint")} id="services">
        <CheckboxGroup
          {...form.field("services", t("location.services"))}
          isLabelHidden
          options={services}
          orientation="horizontal"
        />
      </Section>
    </>
  )
}
