import { useState } from "react"
import type { ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import { TaxType } from "#domain/products/Product.ts"
import { postProductsChange, postProductsDelete } from "#domain/products/productsApi.ts"
import { Button } from "#ui/Button.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { Select } from "#ui/Select.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { BulkDelete } from "#web/lists/BulkDelete.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { SelectedRows } from "#web/lists/useRowSelection.ts"
import { useWords } from "#web/words/useWords.ts"
import { useCategories } from "./useProductWords.ts"

/** The bulk actions on products. */
export function ProductsBulk({ chosen }: { readonly chosen: SelectedRows }) {
  return (
    <>
      <ProductsBulkChange chosen={chosen} />
      <ProductsBulkDelete chosen={chosen} />
    </>
  )
}

/** Changes the category or tax of the selected products. Fields left empty stay unchanged. */
function ProductsBulkChange({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const [categoryId, setCategory] = useState<ProductCategoryId | null>(null)
  const [taxType, setTaxType] = useState<TaxType | null>(null)
  const bulk = useBulk(postProductsChange, chosen)
  const categories = useCategories()
  const taxes = useOptions("taxType", TaxType)
  const ask = () => {
    setCategory(null)
    setTaxType(null)
    setAsking(true)
  }
  const change = () => {
    setAsking(false)
    if (categoryId !== null || taxType !== null)
      bulk.start({ ...(categoryId === null ? {} : { categoryId }), ...(taxType === null ? {} : { taxType }) })
  }
  return (
    <>
      <Button size="small" variant="quiet" icon="edit" isPending={bulk.isPending} onPress={ask}>
        {t("products.change")}
      </Button>
      <ConfirmDialog
        title={t("products.changeAsk", { count: chosen.count })}
        confirmLabel={t("products.change")}
        cancelLabel={t("cancel")}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={change}
      >
        <FormGrid columns={1}>
          <Select
            label={t("product.category")}
            placeholder={t("products.unchanged")}
            noneLabel={t("products.unchanged")}
            options={categories}
            value={categoryId}
            onChange={setCategory}
          />
          <Select
            label={t("product.taxType")}
            placeholder={t("products.unchanged")}
            noneLabel={t("products.unchanged")}
            options={taxes}
            value={taxType}
            onChange={setTaxType}
          />
        </FormGrid>
      </ConfirmDialog>
      {bulk.dialogs}
    </>
  )
}

/** Deletes the selected products after confirmation. */
function ProductsBulkDelete({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const words = {
    press: t("products.delete"),
    ask: t("products.deleteAsk", { count: chosen.count }),
    hint: t("product.deleteHint")
  }
  return <BulkDelete call={postProductsDelete} chosen={chosen} words={words} />
}
