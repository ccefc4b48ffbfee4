import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./ProfileForm.ts"
import { ProfilePercent } from "./ProfilePercent.tsx"

/** What comes off (or goes on) glass and the hardware around it. */
export function GlassSection({ form }: { readonly form: Form<typeof ProfileForm> }) {
  const { t } = useWords()
  return (
    <>
      <Section title={t("profile.glass")} description={t("profile.glassHint")} id="glass">
        <FormGrid columns={3}>
          <ProfilePercent form={form} name="windshieldPercent" label={t("profile.windshield")} />
          <ProfilePercent form={form} name="temperedPercent" label={t("profile.tempered")} />
        </FormGrid>
      </Section>
      <Section title={t("profile.hardware")} id="hardware">
        <FormGrid columns={3}>
          <ProfilePercent form={form} name="moldingPercent" label={t("profile.molding")} />
          <ProfilePercent form={form} name="clipsPercent" label={t("profile.clips")} />
          <ProfilePercent form={form} name="rainSensorPadPercent" label={t("profile.rainSensorPad")} />
        </FormGrid>
      </Section>
    </>
  )
}
