import { KitKind } from "#domain/nags/GlassPart.ts"
import type { PricingProfileDraft } from "#domain/pricing-profiles/PricingProfile.ts"
import { Button } from "#ui/Button.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { Select } from "#ui/Select.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { amountProps } from "./amountProps.ts"
import "./KitPrices.css"

/** Prices agreed for a kind and a quantity: "95.00 for 1.5 kits". They beat the rates. */
export function KitPrices({ form }: { readonly form: Form<typeof PricingProfileDraft> }) {
  const { t, of } = useWords()
  const { currency } = useFormats()
  const prices = form.values.kitPrices
  return (
    <fieldset className="KitPrices">
      <legend>{t("profile.kitPrices")}</legend>
      {prices.map((_, place) => {
        const kind = form.field(`kitPrices.${place}.kind`, t("profile.kitKind"), { isChoice: true })
        return (
          <div className="KitPrice" key={place}>
            <Select
              {...kind}
              options={KitKind.literals.map((value) => ({ value, label: of("kitKind", value) }))}
              onChange={(value) => { if (value !== null) kind.onChange(value) }}
            />
            <QuantityField {...amountProps(form.field(`kitPrices.${place}.quantity`, t("profile.kitQuantity")))} unclearMessage={t("number.unclear")} />
            <MoneyField {...amountProps(form.field(`kitPrices.${place}.price`, t("profile.kitPrice")))} currency={currency} unclearMessage={t("number.unclear")} />
            <IconButton icon="trash" label={t("profile.removeKitPrice", { number: place + 1 })} onPress={() => form.set("kitPrices", prices.filter((_, at) => at !== place))} />
          </div>
        )
      })}
      <Button variant="quiet" icon="plus" onPress={() => form.set("kitPrices", [...prices, { kind: "highModulusNonConductive", quantity: 100, price: 0 }])}>
        {t("profile.addKitPrice")}
      </Button>
    </fieldset>
  )
}
