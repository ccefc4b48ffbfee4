import { IconButton } from "#ui/IconButton.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { QuantityField } from "#ui/QuantityField.tsx"
import { Select } from "#ui/Select.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProfileForm } from "./ProfileForm.ts"

export interface KitPriceFieldsProps {
  readonly form: Form<typeof ProfileForm>
  /** From 0. */
  readonly place: number
  readonly onRemove: () => void
}

/** One agreed price: for a kind of kit, and how many of it. */
export function KitPriceFields({ form, place, onRemove }: KitPriceFieldsProps) {
  const { t } = useWords()
  const kinds = useOptions("kitKind")
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
