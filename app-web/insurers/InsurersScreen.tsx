import { type Insurer, namesOf } from "#domain/insurers/Insurer.ts"
import { listInsurers } from "#domain/insurers/insurersApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"

/** The list of the shop's insurers. */
export function InsurersScreen() {
  const { t } = useWords()
  const list = useShopList(listInsurers, {
    columns: useInsurerColumns(),
    sort: { column: "insurerName", direction: "ascending" }
  })
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/admin/insurers/create">
      {t("insurer.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t("insurers.title")} actions={create} />
      <ListFilters list={list}>
        <ListTextSearch
          label={t("insurers.search")}
          placeholder={t("insurer.name")}
          text={list.asked.text ?? ""}
          onSearch={(text) => list.narrow({ text })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("insurers.title")}
        rowId={({ id }) => id}
        rowText={({ insurerName }) => insurerName}
        rowHref={({ id }) => `/admin/insurers/${id}/edit`}
        empty={
          list.isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("insurers.noneFound")}
              action={<Button onPress={list.clear}>{t("clearFilters")}</Button>}
            />
          ) : (
            <EmptyState icon="list" title={t("insurers.none")} action={create} />
          )
        }
      />
    </>
  )
}

const useInsurerColumns = (): ReadonlyArray<TableColumn<Insurer>> => {
  const { t, of } = useWords()
  return [
    { id: "insurerName", title: t("insurer.name"), allowsSorting: true, cell: ({ insurerName }) => insurerName },
    {
      id: "aliases",
      title: t("insurer.aliases"),
      cell: ({ aliases }) => namesOf({ insurerName: "", aliases }).join(", ") || "–"
    },
    { id: "network", title: t("insurer.network"), cell: ({ network }) => of("partnerNetwork", network) },
    {
      id: "isActive",
      title: t("insurer.isActive"),
      cell: ({ isActive }) => t(isActive ? "yes" : "no")
    }
  ]
}
