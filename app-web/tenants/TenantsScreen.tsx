import { BillingStatus, Edition, type Tenant } from "#domain/tenants/Tenant.ts"
import { listTenants } from "#domain/tenants/tenantsApi.ts"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { ListFilters, ListTextSearch } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ApprovalSwitch } from "./ApprovalSwitch.tsx"

/** The shops on the platform, for root users: details, subscription and approval. */
export function TenantsScreen() {
  const { t } = useWords()
  const editions = useOptions("edition", Edition)
  const statuses = useOptions("billingStatus", BillingStatus)
  const list = useShopList(listTenants, {
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

/** Returns the columns of the shop list. Extra ones are hidden by default. */
const useTenantColumns = (): ReadonlyArray<TableColumn<Tenant>> => {
  const { t, of } = useWords()
  const { day, money } = useFormats()
  return [
    {
      id: "businessName",
      title: t("tenant.businessName"),
      allowsSorting: true,
      cell: ({ businessName }) => businessName
    },
    { id: "prefix", title: t("tenant.prefix"), allowsSorting: true, cell: ({ prefix }) => prefix },
    { id: "edition", title: t("tenant.edition"), cell: ({ edition }) => of("edition", edition) },
    {
      id: "billingStatus",
      title: t("tenant.billingStatus"),
      cell: ({ billingStatus }) => (
        <StatusDot tone={billingStatus === "active" ? "success" : "neutral"} isHollow={billingStatus === "closed"}>
          {of("billingStatus", billingStatus)}
        </StatusDot>
      )
    },
    {
      id: "createdOn",
      title: t("tenant.createdOn"),
      allowsSorting: true,
      minTableWidth: "wide",
      cell: ({ createdOn }) => <span className="tabular">{day(createdOn)}</span>
    },
    { id: "approved", title: t("tenant.approved"), cell: (tenant) => <ApprovalSwitch tenant={tenant} /> },
    {
      id: "lastChargeOn",
      title: t("tenant.lastChargeOn"),
      isOptional: true,
      cell: ({ lastChargeOn }) => <span className="tabular">{day(lastChargeOn) || "–"}</span>
    },
    {
      id: "lastChargeAmount",
      title: t("tenant.lastChargeAmount"),
      isOptional: true,
      align: "end",
      cell: ({ lastChargeAmount }) => (lastChargeAmount === null ? "–" : money(lastChargeAmount))
    },
    {
      id: "freeTrialEnds",
      title: t("tenant.freeTrialEnds"),
      isOptional: true,
      cell: ({ freeTrialEnds }) => <span className="tabular">{day(freeTrialEnds) || "–"}</span>
    },
    { id: "country", title: t("country"), isOptional: true, cell: ({ country }) => of("country", country) },
    {
      id: "companyName",
      title: t("tenant.companyName"),
      isOptional: true,
      cell: ({ companyName }) => companyName || "–"
    },
    { id: "email", title: t("emailAddress"), isOptional: true, cell: ({ emailAddress }) => emailAddress || "–" },
    { id: "website", title: t("tenant.website"), isOptional: true, cell: ({ website }) => website || "–" },
    {
      id: "city",
      title: t("city"),
      isOptional: true,
      cell: ({ address }) => (address === null ? "–" : `${address.city}, ${address.region}`)
    }
  ]
}
