import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { FormGrid } from "#ui/FormGrid.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { amountProps } from "./amountProps.ts"

/** What comes off (or goes on) glass and the hardware around it. */
export function GlassSection({ form }: { readonly form: Form<typeof PricingProfileDraft> }) {
  const { t } = useWords()
  const percent = (name: "windshieldPercent" | "temperedPercent" | "moldingPercent" | "clipsPercent" | "rainSensorPadPercent", label: string) =>
    <PercentField {...amountProps(form.field(name, label))} unclearMessage={t("number.unclear")} />
  return (
    <>
      <Section title={t("profile.glass")} description={t("profile.glassHint")} id="glass">
        <FormGrid columns={3}>
          {percent("windshieldPercent", t("profile.windshield"))}
          {percent("temperedPercent", t("profile.tempered"))}
        </FormGrid>
      </Section>
      <Section title={t("profile.hardware")} id="hardware">
        <FormGrid columns={3}>
          {percent("moldingPercent", t("profile.molding"))}
          {percent("clipsPercent", t("profile.clips"))}
          {percent("rainSensorPadPercent", t("profile.rainSensorPad"))}
        </FormGrid>
      </Section>
    </>
  )
}
