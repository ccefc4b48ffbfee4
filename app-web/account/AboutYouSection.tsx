import type { ProfileDraft } from "#domain/account/Profile.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { LanguageSelect } from "#web/forms/LanguageSelect.tsx"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import { useWords } from "#web/words/useWords.ts"

/** One's name, language and clock. */
export function AboutYouSection({ form }: { readonly form: Form<typeof ProfileDraft> }) {
  const { t } = useWords()
  return (
    <Section title={t("ownProfile.you")} id="you">
      <FormGrid columns={2}>
        <TextField {...form.field("firstName", t("user.firstName"))} isRequired autoComplete="given-name" />
        <TextField {...form.field("lastName", t("user.lastName"))} isRequired autoComplete="family-name" />
        <LanguageSelect {...form.field("defaultLanguage", t("language"), { isChoice: true })} isRequired />
        <TimeZoneField {...form.field("timeZone", t("timeZone"), { isChoice: true })} isRequired />
      </FormGrid>
    </Section>
  )
}
