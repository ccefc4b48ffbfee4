import type { ProductCategorySearch } from "#domain/product-categories/ProductCategorySearch.ts"
import type { OrderKeys } from "../batchOf.ts"
import type { ListQuery } from "../pageOf.ts"

const products = "(select count(*)::int from product where product.tenant_id = product_category.tenant_id and product.category_id = product_category.id)"

const columns = `id, version, category_name as "categoryName", description, created_date::float8 as "createdDate", ${products} as products`

const sorts = { categoryName: "sort_name", createdDate: "created_date", products } as const

/** A shop's product categories as its list asks for them. They are few: they are read, not looked up. */
export const productCategoryListQuery = ({ text = "", page, size, ...search }: ProductCategorySearch): ListQuery => {
  const sought = text.trim().toLowerCase()
  const where = `(position(? in sort_name) > 0 or position(? in lower(description collate "und-x-icu")) > 0)`
  return {
    select: columns,
    from: "product_category",
    where: sought === "" ? [] : [{ sql: where, values: [sought, sought] }],
    orderBy: productCategoryOrder(search).keys.map((key) => `${key} ${search.descending ? "desc" : "asc"}`).join(", "),
    page,
    size
  }
}

/** By name, age or number of products; names are unique. */
export const productCategoryOrder = ({ sort = "categoryName", descending = false }: Pick<ProductCategorySearch, "sort" | "descending">): OrderKeys =>
  ({ keys: sort === "categoryName" ? [sorts.categoryName] : [sorts[sort], sorts.categoryName], descending })
