import type { ProductSearch } from "#domain/products/Product.ts"
import { type ListOrder, type ListQuery, type SqlFragment, valuesOf, whereOf } from "../ListQuery.ts"
import { hasTextSql, isMatch, maxMatches, matchesCte, searchPlans } from "../textSearch.ts"
import { keyOf, productColumns } from "./ProductRow.ts"

const category =
  "(select category_name from product_category where product_category.tenant_id = product.tenant_id and product_category.id = category_id)"

const sorts = { productCode: "sort_code", description: "sort_description", listPrice: "list_price" } as const

/** Query for a shop's products for the list. */
export const productListQuery = ({
  text = "",
  categoryId,
  productType,
  sort,
  descending
}: ProductSearch): ListQuery => {
  const sought = keyOf(text)
  return {
    ...(sought === "" ? {} : withText(sought)),
    table: "product",
    id: "product.id",
    select: `${productColumns}, coalesce(${category}, '') as "categoryName"`,
    where: [
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

/** Matches a text in the product ID or description. */
const withText = (text: string) => ({
  first: { sql: matchesCte(`select found from search_products(?, ${maxMatches})`), values: [text] },
  sought: { few: isMatch("product.id"), many: hasTextSql(["sort_code", "sort_description"], text) }
})

/**
 * Query for products that a partial part number may refer to: first those that begin with it, by an index range
 * (nothing sorts after U+FFFF), then those that contain the text, as in lists.
 */
export const suggestQuery = (text: string, most: number): SqlFragment => {
  if (text === "") return { sql: `select ${productColumns} from product order by sort_code limit ?`, values: [most] }
  const begins = {
    sql: "(sort_code >= ? and sort_code <= ? and position(? in sort_code) = 1)",
    values: [text, `${text}\uffff`, text]
  }
  const { first, sought } = withText(text)
  const parts = [
    { sql: `select id as row_id, 0 as behind from product where ${begins.sql}`, values: begins.values },
    ...searchPlans({ where: [{ ...begins, sql: `not ${begins.sql}` }], sought }).map((where) => ({
      sql: `select id as row_id, 1 as behind from product ${whereOf(where)}`,
      values: valuesOf(...where)
    }))
  ].map(({ sql, values }): SqlFragment => ({ sql: `(${sql} order by sort_code limit ?)`, values: [...values, most] }))
  return {
    sql: `with ${first.sql}, page as materialized (${parts.map(({ sql }) => sql).join(" union all ")})
      select ${productColumns} from page join product on product.id = page.row_id order by behind, sort_code limit ?`,
    values: [...valuesOf(first, ...parts), most]
  }
}
