import { KitKind } from "#domain/nags/GlassPart.ts"
import "./KitPrices.css"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { IconButton } from "#ui/IconButton.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { focusField } from "#web/forms/formErrors.ts"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ProfileMoney } from "./ProfileFields.tsx"
import type { ProfileForm } from "./profileKind.ts"

const numbers = [
  "numberOfKits",
  "kitBaseRate",
  "kitUrethaneDamPrimerRate",
  "kitHighModulusRate",
  "fastCureRate"
] as const

/** Prices of adhesive: rates by type, and agreed prices for a type and quantity. */
export function KitsSection({ form }: { readonly form: Form<typeof ProfileForm> }) {
  const { t } = useWords()
  const { kitPrices } = form.values
  // Hidden fields must not block saving, so values left empty are discarded.
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

/** Prices agreed for a type and quantity: "95.00 for 1.5 kits". They take precedence over the rates. */
function KitPrices({ form }: { readonly form: Form<typeof ProfileForm> }) {
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

interface KitPriceFieldsProps {
  readonly form: Form<typeof ProfileForm>
  /** Zero-based index. */
  readonly place: number
  readonly onRemove: () => void
}

/** One agreed price: the type of kit and its quantity. */
function KitPriceFields({ form, place, onRemove }: KitPriceFieldsProps) {
  const { t } = useWords()
  const kinds = useOptions("kitKind", KitKind)
  const { currency } = useFormats()
  const number = place + 1
  const kind = form.field(`kitPrices.${place}.kind`, t("profile.kitKind"), { isChoice: true })
  return (
    <div className="KitPrice" role="group" aria-label={t("profile.kitPriceNumber", { number })}>
      <Select
        {...kind}
        options={kinds}
        onChange={(value) => {
          if (value !== null) kind.onChange(value)
        }}
      />
      <QuantityField
        {...form.field(`kitPrices.${place}.quantity`, t("profile.kitQuantity"))}
        unclearMessage={t("number.unclear")}
      />
      <MoneyField
        {...form.field(`kitPrices.${place}.price`, t("profile.kitPrice"))}
        currency={currency}
        unclearMessage={t("number.unclear")}
      />
      <IconButton icon="trash" label={t("profile.removeKitPrice", { number })} onPress={onRemove} />
    </div>
  )
}
