import { listProductCategories } from "#domain/product-categories/productCategoriesApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { CategoriesBulk } from "./CategoriesBulk.tsx"
import { useCategoryColumns } from "./useCategoryColumns.tsx"

/** The shelves of the shop's own products. */
export function ProductCategoriesScreen() {
  const { t } = useWords()
  const list = useShopList(listProductCategories, {
    name: "productCategories",
    columns: useCategoryColumns(),
    sort: { column: "categoryName", direction: "ascending" },
    hasFile: true
  })
  const { asked, narrow, isNarrowed, clear } = list
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/admin/product-categories/create">
      {t("categories.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t("categories.title")}
        about={t("categories.about")}
        back={{ label: t("route.admin"), href: "/admin" }}
        actions={create}
      />
      <ListFilters list={list}>
        <ListTextSearch
          label={t("categories.search")}
          placeholder={t("categories.searchHint")}
          text={asked.text ?? ""}
          onSearch={(text) => narrow({ text })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("categories.title")}
        rowId={({ id }) => id}
        rowText={({ categoryName }) => categoryName}
        rowHref={({ id }) => `/admin/product-categories/${id}/edit`}
        bulk={(chosen) => <CategoriesBulk chosen={chosen} />}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("categories.noneFound")}
              action={<Button onPress={clear}>{t("clearFilters")}</Button>}
            >
              {t("categories.noneFoundHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="list" title={t("categories.none")} action={create}>
              {t("categories.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}
