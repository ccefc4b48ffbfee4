import type { ListedProduct } from "#domain/products/Product.ts"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The columns of the products list. */
export const useProductColumns = (): ReadonlyArray<TableColumn<ListedProduct>> => {
  const { t, of } = useWords()
  const { money } = useFormats()
  return [
    { id: "productCode", title: t("product.code"), allowsSorting: true, cell: ({ productCode }) => productCode },
    {
      id: "description",
      title: t("product.description"),
      allowsSorting: true,
      width: "26%",
      cell: ({ description }) => description
    },
    { id: "category", title: t("product.category"), from: "medium", cell: ({ categoryName }) => categoryName || "–" },
    {
      id: "productType",
      title: t("product.type"),
      from: "medium",
      cell: ({ productType }) => of("lineKind", productType)
    },
    { id: "taxType", title: t("product.taxType"), from: "wide", cell: ({ taxType }) => of("taxType", taxType) },
    {
      id: "unit",
      title: t("product.unit"),
      from: "wide",
      cell: ({ unitOfMeasure }) => of("unitOfMeasure", unitOfMeasure)
    },
    {
      id: "listPrice",
      title: t("product.listPrice"),
      align: "end",
      allowsSorting: true,
      cell: ({ listPrice }) => money(listPrice)
    },
    {
      id: "trackInventory",
      title: t("product.trackInventory"),
      isExtra: true,
      cell: ({ trackInventory }) => t(trackInventory ? "yes" : "no")
    },
    {
      id: "requireStock",
      title: t("product.requireStock"),
      isExtra: true,
      cell: ({ requireStockBeforeInvoice }) => t(requireStockBeforeInvoice ? "yes" : "no")
    },
    { id: "notes", title: t("product.notes"), isExtra: true, cell: ({ notes }) => notes || "–" }
  ]
}
