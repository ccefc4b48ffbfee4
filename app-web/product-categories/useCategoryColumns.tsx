import { useIntl } from "react-intl"
import type { ListedProductCategory } from "#domain/product-categories/ProductCategory.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The columns of the product categories list. */
export const useCategoryColumns = (): ReadonlyArray<TableColumn<ListedProductCategory>> => {
  const { t } = useWords()
  const { whole } = useFormats()
  const { formatDate } = useIntl()
  return [
    { id: "categoryName", title: t("category.name"), allowsSorting: true, cell: ({ categoryName }) => categoryName },
    {
      id: "description",
      title: t("category.description"),
      from: "medium",
      width: "2.5fr",
      cell: ({ description }) => description || "–"
    },
    {
      id: "products",
      title: t("category.products"),
      align: "end",
      allowsSorting: true,
      cell: ({ products }) => whole(products)
    },
    {
      id: "createdDate",
      title: t("category.createdDate"),
      allowsSorting: true,
      cell: ({ createdDate }) => formatDate(createdDate, { dateStyle: "medium" })
    }
  ]
}
