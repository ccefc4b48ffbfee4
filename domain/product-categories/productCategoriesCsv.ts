import { DateTime } from "effect"
import { csvExport } from "#domain/lists/CsvExport.ts"
import { whole } from "#domain/lists/csvLine.ts"
import { ProductCategories } from "./ProductCategories.ts"
import { listProductCategories } from "./productCategoriesApi.ts"

/** The product category list as a CSV file; creation times are in UTC. */
export const productCategoriesCsv = csvExport({
  name: "product-categories",
  title: "categories.title",
  list: listProductCategories,
  batch: (search, after) => ProductCategories.use((categories) => categories.batch(search, after)),
  columns: {
    categoryName: { title: "category.name", cell: ({ categoryName }) => categoryName },
    description: { title: "category.description", cell: ({ description }) => description },
    products: { title: "category.products", cell: ({ products }) => whole(products) },
    createdDate: {
      title: "category.createdDate",
      cell: ({ createdDate }) => DateTime.formatIso(DateTime.makeUnsafe(createdDate))
    }
  }
})
