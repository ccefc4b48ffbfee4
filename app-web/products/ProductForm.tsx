import type { Product } from "#domain/products/Product.ts"
import { PageHeader } from "#ui/PageHeader.tsx"
import { RecordForm } from "#web/forms/RecordForm.tsx"
import { useOpenRecord } from "#web/forms/useOpenRecord.ts"
import { type Failure, useSaveRecord } from "#web/forms/useSaveRecord.ts"
import { useWords } from "#web/words/useWords.ts"
import { DeleteProduct } from "./DeleteProduct.tsx"
import { productKind } from "./productKind.ts"
import { SaleSection } from "./SaleSection.tsx"
import { StockSection } from "./StockSection.tsx"
import { useProductWords } from "./useProductWords.ts"
import { WhatSection } from "./WhatSection.tsx"

/** A taken product ID, and a category that somebody deleted meanwhile, are matters of their fields. */
const errorsOf = ({ _tag }: Failure) =>
  _tag === "ProductCodeTaken"
    ? { productCode: ["productCode.taken"] }
    : _tag === "ProductCategoryNotFound"
      ? { categoryId: ["failure.ProductCategoryNotFound"] }
      : undefined

/** One of the shop's own products: what it is, what it sells for, how it is stocked. */
export function ProductForm({ product }: { readonly product?: Product }) {
  const { t } = useWords()
  const words = useProductWords()
  const open = useOpenRecord(productKind, product)
  const saving = useSaveRecord(productKind, open, words, errorsOf)
  const { form } = saving
  const header = (
    <PageHeader
      title={product?.productCode ?? t("product.newTitle")}
      about={product?.description}
      back={{ label: t("products.title"), href: "/admin/products" }}
      actions={product && <DeleteProduct product={product} onDeleted={open.draft.clear} />}
    />
  )
  return (
    <RecordForm open={open} saving={saving} words={words} header={header} listHref="/admin/products">
      <WhatSection form={form} isNew={product === undefined} />
      <SaleSection form={form} />
      <StockSection form={form} />
    </RecordForm>
  )
}
