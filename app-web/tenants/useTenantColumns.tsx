import type { Tenant } from "#domain/tenants/Tenant.ts"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { ApprovalSwitch } from "./ApprovalSwitch.tsx"

/** The columns of the shops' list; those that are extra can be chosen. */
export const useTenantColumns = (): ReadonlyArray<TableColumn<Tenant>> => {
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
      from: "wide",
      cell: ({ createdOn }) => <span className="tabular">{day(createdOn)}</span>
    },
    { id: "approved", title: t("tenant.approved"), cell: (tenant) => <ApprovalSwitch tenant={tenant} /> },
    {
      id: "lastChargeOn",
      title: t("tenant.lastChargeOn"),
      isExtra: true,
      cell: ({ lastChargeOn }) => <span className="tabular">{day(lastChargeOn) || "–"}</span>
    },
    {
      id: "lastChargeAmount",
      title: t("tenant.lastChargeAmount"),
      isExtra: true,
      align: "end",
      cell: ({ lastChargeAmount }) => (lastChargeAmount === null ? "–" : money(lastChargeAmount))
    },
    {
      id: "freeTrialEnds",
      title: t("tenant.freeTrialEnds"),
      isExtra: true,
      cell: ({ freeTrialEnds }) => <span className="tabular">{day(freeTrialEnds) || "–"}</span>
    },
    { id: "country", title: t("country"), isExtra: true, cell: ({ country }) => of("country", country) },
    { id: "companyName", title: t("tenant.companyName"), isExtra: true, cell: ({ companyName }) => companyName || "–" },
    { id: "email", title: t("emailAddress"), isExtra: true, cell: ({ emailAddress }) => emailAddress || "–" },
    { id: "website", title: t("tenant.website"), isExtra: true, cell: ({ website }) => website || "–" },
    {
      id: "city",
      title: t("city"),
      isExtra: true,
      cell: ({ address }) => (address === null ? "–" : `${address.city}, ${address.region}`)
    }
  ]
}
