import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { amountProps } from "./amountProps.ts"
import { KitPrices } from "./KitPrices.tsx"
import { ProfileMoney } from "./ProfileMoney.tsx"

/** What the adhesive costs: rates by kind, and prices agreed for a kind and quantity as a whole. */
export function KitsSection({ form }: { readonly form: Form<typeof PricingProfileDraft> }) {
  const { t } = useWords()
  return (
    <Section title={t("profile.kits")} id="kits">
      <Checkbox {...form.tick("hasKit", t("profile.hasKit"))}>{t("profile.hasKit")}</Checkbox>
      {form.values.hasKit && (
        <>
          <FormGrid columns={3}>
            <QuantityField {...amountProps(form.field("numberOfKits", t("profile.numberOfKits")))} unclearMessage={t("number.unclear")} />
            <ProfileMoney form={form} name="kitBaseRate" label={t("profile.kitBase")} />
            <ProfileMoney form={form} name="kitUrethaneDamPrimerRate" label={t("profile.kitUdp")} />
            <ProfileMoney form={form} name="kitHighModulusRate" label={t("profile.kitHighModulus")} />
            <ProfileMoney form={form} name="fastCureRate" label={t("profile.fastCure")} />
          </FormGrid>
          <KitPrices form={form} />
        </>
      )}
    </Section>
  )
}
