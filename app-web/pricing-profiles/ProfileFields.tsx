import { LaborType, PricingMethod, PricingType } from "#domain/pricing-profiles/PricingProfile.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { PercentField } from "#ui/PercentField.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./profileKind.ts"

/** The profile's name, whom it applies to, and the direction of its percentages. */
export function TermsSection({ form, isNew }: { readonly form: Form<typeof ProfileForm>; readonly isNew: boolean }) {
  const { t } = useWords()
  const types = useOptions("pricingType", PricingType)
  const methods = useOptions("pricingMethod", PricingMethod)
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
        <FormCell span={12}>
          <Checkbox {...form.tick("isDefault", t("profile.isDefault"))} description={t("profile.isDefaultHint")}>
            {t("profile.isDefault")}
          </Checkbox>
        </FormCell>
      </FormGrid>
    </Section>
  )
}

/** Discounts or markups on glass and the hardware that goes with it. */
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

/** Prices of labor, chip repairs and calibration. */
export function LaborSection({ form }: { readonly form: Form<typeof ProfileForm> }) {
  const { t } = useWords()
  const types = useOptions("laborType", LaborType)
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
              // A hidden base amount must not block saving.
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

/** The lines that are added automatically when a glass part is selected. */
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

interface ProfileMoneyProps {
  readonly form: Form<typeof ProfileForm>
  readonly name:
    | "laborRate"
    | "laborBase"
    | "repairFirst"
    | "repairAdditional"
    | "calibrationStatic"
    | "calibrationDynamic"
    | "calibrationDual"
    | "fastCureRate"
    | "kitBaseRate"
    | "kitUrethaneDamPrimerRate"
    | "kitHighModulusRate"
  readonly label: string
}

/** A rate field of a profile. */
export function ProfileMoney({ form, name, label }: ProfileMoneyProps) {
  const { t } = useWords()
  const { currency } = useFormats()
  return <MoneyField {...form.field(name, label)} currency={currency} unclearMessage={t("number.unclear")} />
}

interface ProfilePercentProps {
  readonly form: Form<typeof ProfileForm>
  readonly name: "windshieldPercent" | "temperedPercent" | "moldingPercent" | "clipsPercent" | "rainSensorPadPercent"
  readonly label: string
}

/** A percentage field of a profile. */
function ProfilePercent({ form, name, label }: ProfilePercentProps) {
  const { t } = useWords()
  return <PercentField {...form.field(name, label)} unclearMessage={t("number.unclear")} />
}
