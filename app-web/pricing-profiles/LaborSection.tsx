import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./ProfileForm.ts"
import { ProfileMoney } from "./ProfileMoney.tsx"

/** What work costs: labor, chip repairs, calibration. */
export function LaborSection({ form }: { readonly form: Form<typeof ProfileForm> }) {
  const { t } = useWords()
  const types = useOptions("laborType")
  const type = form.field("laborType", t("profile.laborType"), { isChoice: true })
  return (
    <>
      <Section title={t("profile.labor")} id="labor">
        <FormGrid columns={3}>
          <Select
            {...type}
            isRequired
            options={types}
            onChange={(value) => {
              if (value === null) return
              // A base out of sight must not hold up a save.
              if (value === "flatFee" && form.values.laborBase === null) form.set("laborBase", 0)
              type.onChange(value)
            }}
          />
          <ProfileMoney form={form} name="laborRate" label={t("profile.laborRate")} />
          {form.values.laborType === "hourly" && (
            <ProfileMoney form={form} name="laborBase" label={t("profile.laborBase")} />
          )}
        </FormGrid>
      </Section>
      <Section title={t("profile.repairs")} id="repairs">
        <FormGrid columns={3}>
          <ProfileMoney form={form} name="repairFirst" label={t("profile.repairFirst")} />
          <ProfileMoney form={form} name="repairAdditional" label={t("profile.repairAdditional")} />
        </FormGrid>
      </Section>
      <Section title={t("profile.calibration")} id="calibration">
        <FormGrid columns={3}>
          <ProfileMoney form={form} name="calibrationStatic" label={t("profile.calibrationStatic")} />
          <ProfileMoney form={form} name="calibrationDynamic" label={t("profile.calibrationDynamic")} />
          <ProfileMoney form={form} name="calibrationDual" label={t("profile.calibrationDual")} />
        </FormGrid>
      </Section>
    </>
  )
}
