import { csvExport } from "#domain/lists/CsvExport.ts"
import { exact } from "#domain/lists/csvLine.ts"
import { Products } from "./Products.ts"
import { listProducts } from "./productsApi.ts"

/** The product list as a CSV file. */
export const productsCsv = csvExport({
  name: "products",
  title: "products.title",
  list: listProducts,
  batch: (search, after) => Products.use((products) => products.batch(search, after)),
  columns: {
    productCode: { title: "product.code", cell: ({ productCode }) => productCode },
    description: { title: "product.description", cell: ({ description }) => description },
    category: { title: "product.category", cell: ({ categoryName }) => categoryName },
    productType: { title: "product.type", cell: ({ productType }, words) => words[`lineKind.${productType}`] },
    taxType: { title: "product.taxType", cell: ({ taxType }, words) => words[`taxType.${taxType}`] },
    unit: { title: "product.unit", cell: ({ unitOfMeasure }, words) => words[`unitOfMeasure.${unitOfMeasure}`] },
    listPrice: { title: "product.listPrice", cell: ({ listPrice }) => exact(listPrice) },
    trackInventory: {
      title: "product.trackInventory",
      cell: ({ trackInventory }, words) => words[trackInventory ? "yes" : "no"]
    },
    requireStock: {
      title: "product.requireStock",
      cell: ({ requireStockBeforeInvoice }, words) => words[requireStockBeforeInvoice ? "yes" : "no"]
    },
    notes: { title: "product.notes", cell: ({ notes }) => notes }
  }
})
