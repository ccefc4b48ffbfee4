import { listCustomers } from "#domain/customers/customersApi.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import { useListSearch } from "#web/lists/useListSearch.ts"
import { useWords } from "#web/words/useWords.ts"
import { useCustomerColumns } from "./useCustomerColumns.tsx"

/** The shop's customers. */
export function CustomersScreen() {
  const { t } = useWords()
  const types = useOptions("customerType")
  const search = useListSearch(listCustomers)
  const { asked, narrow } = search
  const columns = useCustomerColumns()
  const customers = useQueryOf(listCustomers, asked, { keepsPrevious: true })
  const isNarrowed = (asked.text ?? "") !== "" || asked.customerType !== undefined
  const clear = () => narrow({ text: undefined, customerType: undefined })
  const create = <ButtonLink variant="primary" icon="plus" href="/customers/create">{t("customers.new")}</ButtonLink>
  return (
    <>
      <PageHeader title={t("customers.title")} about={t("customers.about")} actions={create} />
      <ListFilters isNarrowed={isNarrowed} onClear={clear}>
        <ListTextSearch label={t("customers.search")} placeholder={t("customers.searchHint")} text={asked.text ?? ""} onSearch={(text) => narrow({ text })} />
        <Select
          label={t("customer.type")} isLabelHidden placeholder={t("customers.anyType")} noneLabel={t("customers.anyType")}
          options={types}
          value={asked.customerType ?? null} onChange={(customerType) => narrow({ customerType: customerType ?? undefined })}
        />
      </ListFilters>
      <ListTable
        list={customers}
        search={search}
        label={t("customers.title")}
        columns={columns}
        rowId={({ id }) => id}
        rowText={({ customerName }) => customerName}
        rowHref={({ id }) => `/customers/${id}/edit`}
        sort={{ column: asked.sort ?? "customerName", direction: asked.descending === true ? "descending" : "ascending" }}
        onSortChange={({ column, direction }) =>
          narrow({ sort: column === "customerType" ? column : undefined, descending: direction === "descending" ? true : undefined })}
        empty={isNarrowed
          ? <EmptyState icon="search" title={t("customers.noneFound")} action={<Button onPress={clear}>{t("clearFilters")}</Button>}>{t("customers.noneFoundHint")}</EmptyState>
          : <EmptyState icon="users" title={t("customers.none")} action={create}>{t("customers.noneHint")}</EmptyState>}
      />
    </>
  )
}
