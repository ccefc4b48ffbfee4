import { listCustomers } from "#domain/customers/customersApi.ts"
import { CustomerStatus, CustomerType } from "#domain/customers/Customer.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { ChangeCustomers, DeleteCustomers } from "./ChangeCustomers.tsx"
import { useCustomerColumns, useCustomerGroups } from "./useCustomerColumns.tsx"

/** The list of the shop's customers. */
export function CustomersScreen() {
  const { t } = useWords()
  const types = useOptions("customerType", CustomerType)
  const statuses = useOptions("customerStatus", CustomerStatus)
  const { groups, groupOf } = useCustomerGroups()
  const list = useShopList(listCustomers, {
    columns: useCustomerColumns(),
    groups,
    sort: { column: "customerName", direction: "ascending" },
    hasFile: true
  })
  const { asked, narrow, isNarrowed, clear } = list
  const create = (
    <ButtonLink variant="primary" icon="plus" href="/customers/create">
      {t("customers.new")}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t("customers.title")} about={t("customers.about")} actions={create} />
      <ListFilters list={list}>
        <ListTextSearch
          label={t("customers.search")}
          placeholder={t("customers.searchHint")}
          text={asked.text ?? ""}
          onSearch={(text) => narrow({ text })}
        />
        <Select
          label={t("customer.type")}
          isLabelHidden
          placeholder={t("customers.anyType")}
          noneLabel={t("customers.anyType")}
          options={types}
          value={asked.customerType ?? null}
          onChange={(customerType) => narrow({ customerType: customerType ?? undefined })}
        />
        <Select
          label={t("customer.status")}
          isLabelHidden
          placeholder={t("customers.anyStatus")}
          noneLabel={t("customers.anyStatus")}
          options={statuses}
          value={asked.status ?? null}
          onChange={(status) => narrow({ status: status ?? undefined })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("customers.title")}
        rowId={({ id }) => id}
        rowText={({ customerName }) => customerName}
        rowHref={({ id }) => `/customers/${id}/edit`}
        groupOf={groupOf(asked.group)}
        bulk={(chosen) => (
          <>
            <ChangeCustomers chosen={chosen} />
            <DeleteCustomers chosen={chosen} />
          </>
        )}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("customers.noneFound")}
              action={<Button onPress={clear}>{t("clearFilters")}</Button>}
            >
              {t("customers.noneFoundHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="users" title={t("customers.none")} action={create}>
              {t("customers.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}
