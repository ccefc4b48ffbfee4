import type { ListedProduct, ProductSearch } from "#domain/products/Product.ts"
import { listProducts } from "#domain/products/productsApi.ts"
import { LineKind } from "#domain/estimates/EstimateLine.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { type ShopList, useShopList } from "#web/lists/useShopList.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ProductsBulk } from "./ProductsBulk.tsx"
import { useCategories } from "./useProductWords.ts"

/** The list of products the shop sells besides catalog glass. */
export function ProductsScreen() {
  const { t } = useWords()
  const list = useShopList(listProducts, {
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

/** Returns the columns of the products list. */
const useProductColumns = (): ReadonlyArray<TableColumn<ListedProduct>> => {
  const { t, of } = useWords()
  const { money } = useFormats()
  return [
    { id: "productCode", title: t("product.code"), allowsSorting: true, cell: ({ productCode }) => productCode },
    {
      id: "description",
      title: t("product.description"),
      allowsSorting: true,
      width: "26%",
      cell: ({ description }) => description
    },
    {
      id: "category",
      title: t("product.category"),
      minTableWidth: "medium",
      cell: ({ categoryName }) => categoryName || "–"
    },
    {
      id: "productType",
      title: t("product.type"),
      minTableWidth: "medium",
      cell: ({ productType }) => of("lineKind", productType)
    },
    {
      id: "taxType",
      title: t("product.taxType"),
      minTableWidth: "wide",
      cell: ({ taxType }) => of("taxType", taxType)
    },
    {
      id: "unit",
      title: t("product.unit"),
      minTableWidth: "wide",
      cell: ({ unitOfMeasure }) => of("unitOfMeasure", unitOfMeasure)
    },
    {
      id: "listPrice",
      title: t("product.listPrice"),
      align: "end",
      allowsSorting: true,
      cell: ({ listPrice }) => money(listPrice)
    },
    {
      id: "trackInventory",
      title: t("product.trackInventory"),
      isOptional: true,
      cell: ({ trackInventory }) => t(trackInventory ? "yes" : "no")
    },
    {
      id: "requireStock",
      title: t("product.requireStock"),
      isOptional: true,
      cell: ({ requireStockBeforeInvoice }) => t(requireStockBeforeInvoice ? "yes" : "no")
    },
    { id: "notes", title: t("product.notes"), isOptional: true, cell: ({ notes }) => notes || "–" }
  ]
}

/** The filters of the products list: text, category and type. */
function ProductFilters({ list }: { readonly list: ShopList<typeof ProductSearch> }) {
  const { t } = useWords()
  const { asked, narrow } = list
  const types = useOptions("lineKind", LineKind)
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
