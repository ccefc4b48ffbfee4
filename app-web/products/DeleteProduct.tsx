import type { Product } from "#domain/products/Product.ts"
import { deleteProduct, listProducts } from "#domain/products/productsApi.ts"
import { DeleteRecord } from "#web/forms/DeleteRecord.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface DeleteProductProps {
  readonly product: Product
  readonly onDeleted: () => void
}

/** Deletes a product; refused only when it is gone already. */
export function DeleteProduct({ product: { id, productCode }, onDeleted }: DeleteProductProps) {
  const { t } = useWords()
  const words = {
    press: t("product.delete"),
    ask: t("product.deleteAsk", { name: productCode }),
    hint: t("product.deleteHint"),
    done: t("product.deleted")
  }
  return (
    <DeleteRecord
      id={id}
      call={deleteProduct}
      list={listProducts}
      listPath="/admin/products"
      words={words}
      onDeleted={onDeleted}
    />
  )
}
