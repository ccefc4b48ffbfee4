import { CheckboxGroup } from "#ui/CheckboxGroup.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import type { Form } from "#web/api/useForm.ts"
import { LanguageSelect } from "#web/forms/LanguageSelect.tsx"
import { TimeZoneField } from "#web/forms/TimeZoneField.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useGrantable } from "./useGrantable.ts"
import { useLocationOptions } from "./useLocationOptions.ts"
import type { NewUserTyped } from "./UserTyped.ts"

/** Where a person works, in which language and by which clock. */
export function WorkSection({ form }: { readonly form: Form<typeof NewUserTyped> }) {
  const { t } = useWords()
  const { isPlatform } = useGrantable()
  const { options } = useLocationOptions()
  return (
    <Section title={t("user.work")} id="work">
      <FormGrid columns={2}>
        <LanguageSelect {...form.field("defaultLanguage", t("language"), { isChoice: true })} isRequired />
        <TimeZoneField {...form.field("timeZone", t("timeZone"), { isChoice: true })} isRequired />
        {!isPlatform && options.length > 0 && (
          <>
            <Select
              {...form.field("defaultLocationKey", t("user.defaultLocation"))}
              description={t("user.defaultLocationHint")}
              placeholder={t("none")}
              noneLabel={t("none")}
              options={options}
            />
            <CheckboxGroup
              {...form.field("assignedLocations", t("user.assignedLocations"))}
              description={t("user.assignedLocationsHint")}
              options={options}
            />
          </>
        )}
      </FormGrid>
    </Section>
  )
}
