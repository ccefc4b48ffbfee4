import { taxClassOf } from "#domain/estimates/priceEstimate.ts"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Section } from "#ui/Section.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"
import type { Form } from "#web/api/useForm.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { useWords } from "#web/words/useWords.ts"
import type { ProductTyped } from "./ProductTyped.ts"
import { useCategories } from "./useCategories.ts"

export interface WhatSectionProps {
  readonly form: Form<typeof ProductTyped>
  readonly isNew: boolean
}

/** What a product is. A type brings the tax that lines of its kind have, unless it is not taxed at all. */
export function WhatSection({ form, isNew }: WhatSectionProps) {
  const { t } = useWords()
  const types = useOptions("lineKind")
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
