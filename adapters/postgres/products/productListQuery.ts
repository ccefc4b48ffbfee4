import type { ProductSearch } from "#domain/products/ProductSearch.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"
import { contained, isShort } from "../contained.ts"
import { keyOf, productColumns } from "./productRows.ts"

const category =
  "(select category_name from product_category where product_category.tenant_id = product.tenant_id and product_category.id = category_id)"

const sorts = { productCode: "sort_code", description: "sort_description", listPrice: "list_price" } as const

/** A shop's products as its list asks for them. */
export const productListQuery = ({
  text = "",
  categoryId,
  productType,
  sort,
  descending
}: ProductSearch): ListQuery => {
  const sought = keyOf(text)
  const first = sought === "" || isShort(sought) ? undefined : productsSought(sought)
  return {
    first,
    table: "product",
    id: "product.id",
    select: `${productColumns}, coalesce(${category}, '') as "categoryName"`,
    where: [
      ...(sought === "" ? [] : [first === undefined ? contained(["sort_code", "sort_description"], sought) : isSought]),
      ...(categoryId === undefined ? [] : [{ sql: "category_id = ?", values: [categoryId] }]),
      ...(productType === undefined ? [] : [{ sql: "product_type = ?", values: [productType] }])
    ],
    order: productOrder(sort, descending),
    isServed: sought === "" && (categoryId ?? productType) === undefined
  }
}

/** By product ID, description or price; product IDs are unique. */
const productOrder = (sort: ProductSearch["sort"] = "productCode", descending = false): ListOrder => ({
  keys: sort === "productCode" ? [sorts.productCode] : [sorts[sort], sorts.productCode],
  descending
})

/** What has the text in product ID or description. As an array, so that the rows are fetched by their key. */
const productsSought = (text: string) => ({
  sql: "sought as materialized (select array(select found from find_products(?)) as ids)",
  values: [text]
})
const isSought = { sql: "product.id = any((select ids from sought)::uuid[])", values: [] }

/** What may be meant by the beginning of a part number: begins with it first, then has it anywhere. */
export const suggestQuery = (text: string, most: number) => {
  if (text === "") return { sql: `select ${productColumns} from product order by sort_code limit ?`, values: [most] }
  const where = isShort(text) ? contained(["sort_code", "sort_description"], text) : { ...isSought, values: [] }
  const first = isShort(text) ? undefined : productsSought(text)
  return {
    sql: `${first === undefined ? "" : `with ${first.sql} `}select ${productColumns} from product where ${where.sql} order by position(? in sort_code) <> 1, sort_code limit ?`,
    values: [...(first?.values ?? []), ...where.values, text, most]
  }
}
