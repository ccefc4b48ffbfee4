import { listProducts } from "#domain/products/productsApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { ProductFilters } from "./ProductFilters.tsx"
import { ProductsBulk } from "./ProductsBulk.tsx"
import { useProductColumns } from "./useProductColumns.tsx"

/** What the shop sells besides catalogue glass. */
export function ProductsScreen() {
  const { t } = useWords()
  const list = useShopList(listProducts, {
    name: "products",
    columns: useProductColumns(),
    sort: { column: "productCode", direction: "ascending" },
    hasFile: true
  })
  const { isNarrowed, clear } = list
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/admin/products/create">
      {t("products.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t("products.title")}
        about={t("products.about")}
        back={{ label: t("route.admin"), href: "/admin" }}
        actions={
          <>
            <ButtonLink href="/admin/product-categories">{t("products.categories")}</ButtonLink>
            {create}
          </>
        }
      />
      <ProductFilters list={list} />
      <ListTable
        list={list}
        label={t("products.title")}
        rowId={({ id }) => id}
        rowText={({ productCode }) => productCode}
        rowHref={({ id }) => `/admin/products/${id}/edit`}
        bulk={(chosen) => <ProductsBulk chosen={chosen} />}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("products.noneFound")}
              action={<Button onPress={clear}>{t("clearFilters")}</Button>}
            >
              {t("products.noneFoundHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="box" title={t("products.none")} action={create}>
              {t("products.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}
