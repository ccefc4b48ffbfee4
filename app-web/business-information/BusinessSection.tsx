import type { BusinessInformation, BusinessInformationDraft } from "#domain/business-information/BusinessInformation.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { languageOptions } from "#web/forms/languageOptions.ts"
import { useWords } from "#web/words/useWords.ts"

export interface BusinessSectionProps {
  readonly form: Form<typeof BusinessInformationDraft>
  readonly country: BusinessInformation["country"]
}

/** Name, how it is reached, its number at the tax office, its language (spec §3). */
export function BusinessSection({ form, country }: BusinessSectionProps) {
  const { t } = useWords()
  const language = form.field("language", t("businessInformation.language"), { isChoice: true })
  const taxId =
    country === "CA"
      ? { label: t("businessInformation.businessNumber"), hint: t("businessInformation.businessNumberHint") }
      : { label: t("businessInformation.federalTaxId"), hint: t("businessInformation.federalTaxIdHint") }
  return (
    <Section title={t("businessInformation.title")} id="business">
      <FormGrid columns={2}>
        <TextField
          {...form.field("businessName", t("businessInformation.name"))}
          isRequired
          autoComplete="organization"
        />
        <TextField {...form.field("federalTaxId", taxId.label)} description={taxId.hint} autoComplete="off" />
        <TextField
          {...form.field("phoneNumber", t("phoneNumber"))}
          description={t("businessInformation.phoneHint")}
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          {...form.field("emailAddress", t("emailAddress"))}
          description={t("businessInformation.phoneHint")}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <Select
          {...language}
          options={languageOptions}
          description={t("businessInformation.languageHint")}
          onChange={(value) => {
            if (value !== null) language.onChange(value)
          }}
        />
      </FormGrid>
    </Section>
  )
}
