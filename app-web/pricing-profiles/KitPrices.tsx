import { Button } from "#ui/Button.tsx"
import type { Form } from "#web/api/useForm.ts"
import { focusField } from "#web/forms/focusField.ts"
import { useWords } from "#web/words/useWords.ts"
import { KitPriceFields } from "./KitPriceFields.tsx"
import type { ProfileForm } from "./ProfileForm.ts"
import "./KitPrices.css"

/** Prices agreed for a kind and a quantity: "95.00 for 1.5 kits". They beat the rates. */
export function KitPrices({ form }: { readonly form: Form<typeof ProfileForm> }) {
  const { t } = useWords()
  const prices = form.values.kitPrices
  const focusRow = (place: number) => focusField(`kitPrices.${place}.kind`)
  const add = () => {
    form.set("kitPrices", [...prices, { kind: "highModulusNonConductive", quantity: 100, price: null }])
    focusRow(prices.length)
  }
  const remove = (place: number) => {
    form.set(
      "kitPrices",
      prices.filter((_, at) => at !== place)
    )
    focusRow(Math.max(0, place - 1))
  }
  return (
    <fieldset className="KitPrices">
      <legend>{t("profile.kitPrices")}</legend>
      <p className="KitPricesHint">{t("profile.kitPricesHint")}</p>
      {prices.map((_, place) => (
        <KitPriceFields key={place} form={form} place={place} onRemove={() => remove(place)} />
      ))}
      <Button size="small" icon="plus" onPress={add}>
        {t("profile.addKitPrice")}
      </Button>
    </fieldset>
  )
}
