import { Checkbox } from "#ui/Checkbox.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./ProfileForm.ts"

/** Which lines come by themselves when a pane is chosen. */
export function AutomaticSection({ form }: { readonly form: Form<typeof ProfileForm> }) {
  const { t } = useWords()
  return (
    <Section title={t("profile.automatic")} id="automatic">
      <FormGrid columns={3}>
        <Checkbox {...form.tick("autoAddLabor", t("profile.autoLabor"))}>{t("profile.autoLabor")}</Checkbox>
        <Checkbox {...form.tick("autoAddKit", t("profile.autoKit"))}>{t("profile.autoKit")}</Checkbox>
        <Checkbox {...form.tick("autoAddCalibration", t("profile.autoCalibration"))}>
          {t("profile.autoCalibration")}
        </Checkbox>
      </FormGrid>
    </Section>
  )
}
