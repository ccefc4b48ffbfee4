import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./ProfileForm.ts"

/** What the profile is called, whom it prices for, and which way its percentages work. */
export function TermsSection({ form, isNew }: { readonly form: Form<typeof ProfileForm>; readonly isNew: boolean }) {
  const { t } = useWords()
  const types = useOptions("pricingType")
  const methods = useOptions("pricingMethod")
  const type = form.field("pricingType", t("profile.type"), { isChoice: true })
  const method = form.field("method", t("profile.method"), { isChoice: true })
  return (
    <Section title={t("profile.terms")} id="terms">
      <FormGrid columns={3}>
        <TextField {...form.field("profileName", t("profile.name"))} isRequired autoFocus={isNew} autoComplete="off" />
        <Select
          {...type}
          isRequired
          options={types}
          onChange={(value) => {
            if (value !== null) type.onChange(value)
          }}
        />
        <Select
          {...method}
          isRequired
          description={t("profile.methodHint")}
          options={methods}
          onChange={(value) => {
            if (value !== null) method.onChange(value)
          }}
        />
      </FormGrid>
    </Section>
  )
}
