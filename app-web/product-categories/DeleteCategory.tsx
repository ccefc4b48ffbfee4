import type { ProductCategory } from "#domain/product-categories/ProductCategory.ts"
import { deleteProductCategory, listProductCategories } from "#domain/product-categories/productCategoriesApi.ts"
import { DeleteRecord } from "#web/forms/DeleteRecord.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface DeleteCategoryProps {
  readonly category: ProductCategory
  readonly onDeleted: () => void
}

/** Deletes a category; refused while products use it. */
export function DeleteCategory({ category: { id, categoryName }, onDeleted }: DeleteCategoryProps) {
  const { t } = useWords()
  const words = {
    press: t("category.delete"),
    ask: t("category.deleteAsk", { name: categoryName }),
    hint: t("category.deleteHint"),
    done: t("category.deleted")
  }
  return (
    <DeleteRecord
      id={id}
      call={deleteProductCategory}
      list={listProductCategories}
      listPath="/admin/product-categories"
      words={words}
      onDeleted={onDeleted}
    />
  )
}
