import type { ProductSearch } from "#domain/products/ProductSearch.ts"
import { Select } from "#ui/Select.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import type { ShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { useCategories } from "./useCategories.ts"

/** What narrows the list of products: text, category, type. */
export function ProductFilters({ list }: { readonly list: ShopList<typeof ProductSearch> }) {
  const { t } = useWords()
  const { asked, narrow } = list
  const types = useOptions("lineKind")
  const categories = useCategories()
  return (
    <ListFilters list={list}>
      <ListTextSearch
        label={t("products.search")}
        placeholder={t("products.searchHint")}
        text={asked.text ?? ""}
        onSearch={(text) => narrow({ text })}
      />
      <Select
        label={t("product.category")}
        isLabelHidden
        placeholder={t("products.anyCategory")}
        noneLabel={t("products.anyCategory")}
        options={categories}
        value={asked.categoryId ?? null}
        onChange={(categoryId) => narrow({ categoryId: categoryId ?? undefined })}
      />
      <Select
        label={t("product.type")}
        isLabelHidden
        placeholder={t("products.anyType")}
        noneLabel={t("products.anyType")}
        options={types}
        value={asked.productType ?? null}
        onChange={(productType) => narrow({ productType: productType ?? undefined })}
      />
    </ListFilters>
  )
}
