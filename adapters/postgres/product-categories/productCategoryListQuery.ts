import { ProductCategory, type ProductCategorySearch } from "#domain/product-categories/ProductCategory.ts"
import { fieldsIn, selected } from "../columns.ts"
import type { ListOrder, ListQuery } from "../ListQuery.ts"
import { ProductCategoryRow } from "./ProductCategoryRow.ts"

const products =
  "(select count(*)::int from product where product.tenant_id = product_category.tenant_id and product.category_id = product_category.id)"

const columns = `${selected(ProductCategoryRow, fieldsIn(ProductCategoryRow, ProductCategory.fields))}, ${products} as products`

const sorts = { categoryName: "sort_name", createdDate: "created_date", products } as const

/** A shop's product categories as its list asks for them. They are few: they are read, not looked up. */
export const productCategoryListQuery = ({ text = "", sort, descending }: ProductCategorySearch): ListQuery => {
  const sought = text.trim().toLowerCase()
  const where = `(position(? in sort_name) > 0 or position(? in lower(description collate "und-x-icu")) > 0)`
  return {
    table: "product_category",
    id: "product_category.id",
    select: columns,
    where: sought === "" ? [] : [{ sql: where, values: [sought, sought] }],
    order: productCategoryOrder(sort, descending),
    isServed: sought === ""
  }
}

/** By name, age or number of products; names are unique. */
const productCategoryOrder = (sort: ProductCategorySearch["sort"] = "categoryName", descending = false): ListOrder => ({
  keys: sort === "categoryName" ? [sorts.categoryName] : [sorts[sort], sorts.categoryName],
  descending
})
