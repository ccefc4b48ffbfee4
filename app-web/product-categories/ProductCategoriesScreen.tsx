import { useState } from "react"
import { useIntl } from "react-intl"
import { listProductCategories, postProductCategoriesDelete } from "#domain/product-categories/productCategoriesApi.ts"
import type { ListedProductCategory } from "#domain/product-categories/ProductCategory.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { SelectedRows } from "#web/lists/useRowSelection.ts"
import { useShopList } from "#web/lists/useShopList.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** The list of categories of the shop's own products. */
export function ProductCategoriesScreen() {
  const { t } = useWords()
  const list = useShopList(listProductCategories, {
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

/** Returns the columns of the product categories list. */
const useCategoryColumns = (): ReadonlyArray<TableColumn<ListedProductCategory>> => {
  const { t } = useWords()
  const { whole } = useFormats()
  const { formatDate } = useIntl()
  return [
    { id: "categoryName", title: t("category.name"), allowsSorting: true, cell: ({ categoryName }) => categoryName },
    {
      id: "description",
      title: t("category.description"),
      minTableWidth: "medium",
      width: "2.5fr",
      cell: ({ description }) => description || "–"
    },
    {
      id: "products",
      title: t("category.products"),
      align: "end",
      allowsSorting: true,
      cell: ({ products }) => whole(products)
    },
    {
      id: "createdDate",
      title: t("category.createdDate"),
      allowsSorting: true,
      cell: ({ createdDate }) => formatDate(createdDate, { dateStyle: "medium" })
    }
  ]
}

/** Deletes the selected categories after confirmation. Those that contain products are refused and listed. */
function CategoriesBulk({ chosen }: { readonly chosen: SelectedRows }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const bulk = useBulk(postProductCategoriesDelete, chosen)
  return (
    <>
      <Button size="small" variant="quiet" icon="trash" isPending={bulk.isPending} onPress={() => setAsking(true)}>
        {t("categories.delete")}
      </Button>
      <ConfirmDialog
        title={t("categories.deleteAsk", { count: chosen.count })}
        confirmLabel={t("categories.delete")}
        cancelLabel={t("cancel")}
        isDangerous
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          bulk.start({})
        }}
      >
        {t("categories.deleteHint")}
      </ConfirmDialog>
      {bulk.dialogs}
    </>
  )
}
