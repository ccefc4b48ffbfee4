import { taxClassOf } from "#domain/estimates/priceEstimate.ts"
import { TaxType, UnitOfMeasure } from "#domain/products/Product.ts"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { Checkbox } from "#ui/Checkbox.tsx"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextArea } from "#ui/TextArea.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/forms/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProductInput } from "./productKind.ts"
import { useCategories } from "./useProductWords.ts"

interface IdentitySectionProps {
  readonly form: Form<typeof ProductInput>
  readonly isNew: boolean
}

/** The product's identity. Its type sets the usual tax of such lines, unless the product is not taxed at all. */
export function IdentitySection({ form, isNew }: IdentitySectionProps) {
  const { t } = useWords()
  const types = useOptions("lineKind", LineKind)
  const categories = useCategories()
  const category = form.field("categoryId", t("product.category"), { isChoice: true })
  const type = form.field("productType", t("product.type"), { isChoice: true })
  return (
    <Section title={t("product.what")} id="what">
      <FormGrid columns={2}>
        <FormCell span={4}>
          <TextField
            {...form.field("productCode", t("product.code"))}
            description={t("product.codeHint")}
            isRequired
            autoFocus={isNew}
            autoComplete="off"
          />
        </FormCell>
        <FormCell span={8}>
          <TextField {...form.field("description", t("product.description"))} isRequired autoComplete="off" />
        </FormCell>
        <Select {...category} placeholder={t("none")} noneLabel={t("none")} options={categories} />
        <Select
          {...type}
          isRequired
          description={t("product.typeHint")}
          options={types}
          onChange={(value) => {
            if (value === null) return
            type.onChange(value)
            if (form.values.taxType !== "notTaxed") form.set("taxType", taxClassOf(value))
          }}
        />
      </FormGrid>
    </Section>
  )
}

/** The sale price and its tax. */
export function SaleSection({ form }: { readonly form: Form<typeof ProductInput> }) {
  const { t } = useWords()
  const { currency } = useFormats()
  const units = useOptions("unitOfMeasure", UnitOfMeasure)
  const taxes = useOptions("taxType", TaxType)
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

/**
 * Whether the product is tracked in stock, and whether it must be in stock before it is invoiced, which implies
 * tracking.
 */
export function StockSection({ form }: { readonly form: Form<typeof ProductInput> }) {
  const { t } = useWords()
  const track = form.tick("trackInventory", t("product.trackInventory"))
  const requires = form.tick("requireStockBeforeInvoice", t("product.requireStock"))
  return (
    <Section title={t("product.stock")} id="stock">
      <FormGrid columns={2}>
        <Checkbox
          {...track}
          description={t("product.trackHint")}
          onChange={(isOn) => {
            track.onChange(isOn)
            if (!isOn) requires.onChange(false)
          }}
        >
          {t("product.trackInventory")}
        </Checkbox>
        <Checkbox
          {...requires}
          description={t("product.requireStockHint")}
          onChange={(isOn) => {
            requires.onChange(isOn)
            if (isOn) track.onChange(true)
          }}
        >
          {t("product.requireStock")}
        </Checkbox>
        <FormCell span={12}>
          <TextArea {...form.field("notes", t("product.notes"))} />
        </FormCell>
      </FormGrid>
    </Section>
  )
}
