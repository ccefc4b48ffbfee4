import type { ProductSearch } from "#domain/products/ProductSearch.ts"
import type { OrderKeys } from "../batchOf.ts"
import type { ListQuery } from "../pageOf.ts"
import { keyOf, productColumns } from "./productRows.ts"

const category = "(select category_name from product_category where product_category.tenant_id = product.tenant_id and product_category.id = category_id)"

const sorts = { productCode: "sort_code", description: "sort_description", listPrice: "list_price" } as const

/** The text anywhere in product ID or description. A shop's products are hundreds: they are read, not looked up. */
const soughtIn = "(position(? in sort_code) > 0 or position(? in sort_description) > 0)"

/** A shop's products as its list asks for them. */
export const productListQuery = ({ text = "", categoryId, productType, page, size, ...search }: ProductSearch): ListQuery => {
  const sought = keyOf(text)
  return {
    select: `${productColumns}, coalesce(${category}, '') as "categoryName"`,
    from: "product",
    where: [
      ...sought === "" ? [] : [{ sql: soughtIn, values: [sought, sought] }],
      ...categoryId === undefined ? [] : [{ sql: "category_id = ?", values: [categoryId] }],
      ...productType === undefined ? [] : [{ sql: "product_type = ?", values: [productType] }]
    ],
    orderBy: productOrder(search).keys.map((key) => `${key} ${search.descending ? "desc" : "asc"}`).join(", "),
    page,
    size
  }
}

/** By product ID, description or price; product IDs are unique. */
export const productOrder = ({ sort = "productCode", descending = false }: Pick<ProductSearch, "sort" | "descending">): OrderKeys =>
  ({ keys: sort === "productCode" ? [sorts.productCode] : [sorts[sort], sorts.productCode], descending })

/** What may be meant by the beginning of a part number: begins with it first, then has it anywhere. */
export const suggestQuery = `
  select ${productColumns} from product where ${soughtIn} order by position(? in sort_code) <> 1, sort_code limit ?`
