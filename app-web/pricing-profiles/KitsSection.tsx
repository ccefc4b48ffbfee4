import { Checkbox } from "#ui/Checkbox.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { Section } from "#ui/Section.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { KitPrices } from "./KitPrices.tsx"
import type { ProfileForm } from "./ProfileForm.ts"
import { ProfileMoney } from "./ProfileMoney.tsx"

const numbers = [
  "numberOfKits",
  "kitBaseRate",
  "kitUrethaneDamPrimerRate",
  "kitHighModulusRate",
  "fastCureRate"
] as const

/** What the adhesive costs: rates by kind, and prices agreed for a kind and quantity as a whole. */
export function KitsSection({ form }: { readonly form: Form<typeof ProfileForm> }) {
  const { t } = useWords()
  const { kitPrices } = form.values
  // Fields out of sight must not hold up a save: what was left open in them goes.
  const close = () => {
    numbers.filter((name) => form.values[name] === null).forEach((name) => form.set(name, 0))
    form.set(
      "kitPrices",
      kitPrices.filter(({ quantity, price }) => quantity !== null && price !== null)
    )
  }
  const kit = form.tick("hasKit", t("profile.hasKit"))
  return (
    <Section title={t("profile.kits")} id="kits">
      <Checkbox
        {...kit}
        onChange={(hasKit) => {
          if (!hasKit) close()
          kit.onChange(hasKit)
        }}
      >
        {t("profile.hasKit")}
      </Checkbox>
      {form.values.hasKit && (
        <>
          <div className="KitRates">
            <FormGrid columns={3}>
              <QuantityField
                {...form.field("numberOfKits", t("profile.numberOfKits"))}
                unclearMessage={t("number.unclear")}
              />
              <ProfileMoney form={form} name="kitBaseRate" label={t("profile.kitBase")} />
              <ProfileMoney form={form} name="kitUrethaneDamPrimerRate" label={t("profile.kitUdp")} />
              <ProfileMoney form={form} name="kitHighModulusRate" label={t("profile.kitHighModulus")} />
              <ProfileMoney form={form} name="fastCureRate" label={t("profile.fastCure")} />
            </FormGrid>
          </div>
          <KitPrices form={form} />
        </>
      )}
    </Section>
  )
}
