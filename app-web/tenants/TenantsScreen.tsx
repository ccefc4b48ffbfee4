import { listTenants } from "#domain/tenants/tenantsApi.ts"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { ListTextSearch } from "#web/lists/ListTextSearch.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useWords } from "#web/words/useWords.ts"
import { useTenantColumns } from "./useTenantColumns.tsx"

/** The shops on the platform, for root: who they are, what they pay, and whether they are let in. */
export function TenantsScreen() {
  const { t } = useWords()
  const editions = useOptions("edition")
  const statuses = useOptions("billingStatus")
  const list = useShopList(listTenants, {
    name: "tenants",
    columns: useTenantColumns(),
    sort: { column: "businessName", direction: "ascending" }
  })
  const { asked, narrow, isNarrowed, clear } = list
  const approval = [
    { value: "true", label: t("tenants.approvedOnly") },
    { value: "false", label: t("tenants.waitingOnly") }
  ]
  return (
    <>
      <PageHeader title={t("tenants.title")} about={t("tenants.about")} />
      <ListFilters list={list}>
        <ListTextSearch
          label={t("tenants.search")}
          placeholder={t("tenants.searchHint")}
          text={asked.text ?? ""}
          onSearch={(text) => narrow({ text })}
        />
        <Select
          label={t("tenant.edition")}
          isLabelHidden
          placeholder={t("tenants.anyEdition")}
          noneLabel={t("tenants.anyEdition")}
          options={editions}
          value={asked.edition ?? null}
          onChange={(edition) => narrow({ edition: edition ?? undefined })}
        />
        <Select
          label={t("tenant.billingStatus")}
          isLabelHidden
          placeholder={t("tenants.anyStatus")}
          noneLabel={t("tenants.anyStatus")}
          options={statuses}
          value={asked.billingStatus ?? null}
          onChange={(billingStatus) => narrow({ billingStatus: billingStatus ?? undefined })}
        />
        <Select
          label={t("tenant.approved")}
          isLabelHidden
          placeholder={t("tenants.anyApproval")}
          noneLabel={t("tenants.anyApproval")}
          options={approval}
          value={asked.approved === undefined ? null : String(asked.approved)}
          onChange={(approved) => narrow({ approved: approved === null ? undefined : approved === "true" })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("tenants.title")}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/tenant-account/${id}/edit`}
        rowText={({ businessName }) => businessName}
        empty={
          isNarrowed ? (
            <EmptyState
              icon="search"
              title={t("tenants.noneFound")}
              action={<Button onPress={clear}>{t("clearFilters")}</Button>}
            >
              {t("tenants.noneFoundHint")}
            </EmptyState>
          ) : (
            <EmptyState icon="building" title={t("tenants.none")}>
              {t("tenants.noneHint")}
            </EmptyState>
          )
        }
      />
    </>
  )
}
