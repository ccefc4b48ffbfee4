import type { AuditEvent } from "#domain/audit/AuditEvent.ts"
import { AuditGroup } from "#domain/audit/AuditSearch.ts"
import { listAudit } from "#domain/audit/auditApi.ts"
import { listUsers } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { PageHeader } from "#ui/PageHeader.tsx"
import { Select } from "#ui/Select.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useFullList } from "#web/api/useFullList.ts"
import { ListFilters } from "#web/lists/ListFilters.tsx"
import { ListTable } from "#web/lists/ListTable.tsx"
import { useShopList } from "#web/lists/useShopList.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { useAuditDetails } from "./useAuditDetails.ts"

/** /admin/audit: sign-ins and failed attempts, changes to sign-in settings, and exported lists. */
export function AuditScreen() {
  const { t, of } = useWords()
  const people = useFullList(listUsers)
  const list = useShopList(listAudit, {
    columns: useAuditColumns(),
    sort: { column: "at", direction: "descending" },
    hasFile: true
  })
  const { asked, clear, narrow } = list
  return (
    <>
      <PageHeader
        title={t("audit.title")}
        about={t("audit.about")}
        back={{ label: t("route.admin"), href: "/admin" }}
      />
      <ListFilters list={list}>
        <Select
          label={t("audit.what")}
          isLabelHidden
          placeholder={t("audit.anything")}
          noneLabel={t("audit.anything")}
          options={AuditGroup.literals.map((group) => ({ value: group, label: of("auditGroup", group) }))}
          value={asked.about ?? null}
          onChange={(about) => narrow({ about: about ?? undefined })}
        />
        <Select
          label={t("audit.person")}
          isLabelHidden
          placeholder={t("audit.anyPerson")}
          noneLabel={t("audit.anyPerson")}
          options={people.map(({ firstName, id, lastName }) => ({ value: id, label: `${firstName} ${lastName}` }))}
          value={asked.person ?? null}
          onChange={(person) => narrow({ person: person ?? undefined })}
        />
      </ListFilters>
      <ListTable
        list={list}
        label={t("audit.title")}
        rowId={({ id }) => id}
        rowText={({ kind, userName }) => `${userName}, ${of("auditKind", kind)}`}
        empty={
          <EmptyState
            icon="search"
            title={t("audit.none")}
            action={<Button onPress={clear}>{t("clearFilters")}</Button>}
          >
            {t("audit.noneHint")}
          </EmptyState>
        }
      />
    </>
  )
}

const useAuditColumns = (): ReadonlyArray<TableColumn<AuditEvent>> => {
  const { t, of } = useWords()
  const { moment } = useFormats()
  const how = useAuditDetails()
  return [
    {
      id: "at",
      title: t("audit.at"),
      allowsSorting: true,
      cell: ({ at }) => <span className="tabular">{moment(at)}</span>
    },
    { id: "person", title: t("audit.person"), cell: ({ userName }) => userName },
    {
      id: "what",
      title: t("audit.what"),
      width: "1.5fr",
      cell: ({ kind, refused }) => (
        <StatusDot tone={refused !== null ? "danger" : kind === "signedIn" ? "success" : "neutral"}>
          {of("auditKind", kind)}
        </StatusDot>
      )
    },
    { id: "how", title: t("audit.how"), width: "1.5fr", cell: (event) => how(event) || "–" },
    { id: "device", title: t("audit.device"), minTableWidth: "wide", cell: ({ device }) => device || "–" },
    { id: "network", title: t("audit.network"), minTableWidth: "wide", cell: ({ network }) => network || "–" },
    { id: "by", title: t("audit.by"), isOptional: true, cell: ({ byName }) => byName || "–" }
  ]
}
