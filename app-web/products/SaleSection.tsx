import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProductTyped } from "./ProductTyped.ts"

/** What one of it sells for, and how that is taxed. */
export function SaleSection({ form }: { readonly form: Form<typeof ProductTyped> }) {
  const { t } = useWords()
  const { currency } = useFormats()
  const units = useOptions("unitOfMeasure")
  const taxes = useOptions("taxType")
  const unit = form.field("unitOfMeasure", t("product.unit"), { isChoice: true })
  const tax = form.field("taxType", t("product.taxType"), { isChoice: true })
  return (
    <Section title={t("product.sale")} id="sale">
      <FormGrid columns={3}>
        <MoneyField
          {...form.field("listPrice", t("product.listPrice"))}
          isRequired
          currency={currency}
          unclearMessage={t("number.unclear")}
        />
        <Select
          {...unit}
          isRequired
          options={units}
          onChange={(value) => {
            if (value !== null) unit.onChange(value)
          }}
        />
        <Select
          {...tax}
          isRequired
          options={taxes}
          onChange={(value) => {
            if (value !== null) tax.onChange(value)
          }}
        />
      </FormGrid>
    </Section>
  )
}
