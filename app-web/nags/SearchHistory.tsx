import { useState } from "react"
import { useIntl } from "react-intl"
import { listSearchCharges } from "#domain/nags-search/nagsSearchApi.ts"
import type { SearchCharge } from "#domain/nags-search/SearchCharges.ts"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Table } from "#ui/Table.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { ListPager } from "#web/lists/ListPager.tsx"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import type { Paged } from "#web/lists/paging.ts"
import { useFittingRows } from "#web/lists/useFittingRows.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { hrefOf, queryText } from "./glassSearchFields.ts"

/** The shop's searches and their charges, newest first. Each can be repeated. */
export function SearchHistory() {
  const { t } = useWords()
  const { money, whole } = useFormats()
  const { formatDate } = useIntl()
  const fitting = useFittingRows()
  const [chosen, setChosen] = useState<Paged>({})
  const asked = { size: fitting, ...chosen }
  const charges = useApiQuery(listSearchCharges, asked, { keepsPrevious: true })
  if (charges.error !== null && charges.data === undefined)
    return <LoadFailed failure={charges.error} onRetry={() => void charges.refetch()} />
  return (
    <>
      <Table<SearchCharge>
        label={t("nags.history")}
        columns={[
          { id: "query", title: t("nags.sought"), cell: ({ query }) => queryText(query), isRowHeader: true },
          { id: "found", title: t("nags.found"), cell: ({ found }) => whole(found), align: "end", width: "96px" },
          { id: "by", title: t("nags.by"), cell: ({ byName }) => byName, minTableWidth: "medium" },
          {
            id: "at",
            title: t("nags.at"),
            cell: ({ at }) => formatDate(at, { dateStyle: "medium", timeStyle: "short" })
          },
          { id: "amount", title: t("nags.amount"), cell: ({ amount }) => money(amount), align: "end", width: "96px" }
        ]}
        rows={charges.data?.items ?? []}
        rowId={({ id }) => id}
        rowText={({ query }) => queryText(query)}
        rowActionsLabel={t("nags.again")}
        rowActions={({ query }) => (
          <ButtonLink
            size="small"
            icon="refresh"
            href={hrefOf(query)}
            aria-label={t("nags.againNamed", { query: queryText(query) })}
          >
            {t("nags.again")}
          </ButtonLink>
        )}
        isLoading={charges.isPending}
        loadingLabel={t("loading")}
        empty={
          <EmptyState icon="clock" level={3} title={t("nags.noHistory")}>
            {t("nags.noHistoryHint")}
          </EmptyState>
        }
      />
      {(charges.data?.total ?? 0) > 0 && (
        <ListPager
          asked={asked}
          shown={charges.data!}
          turn={(to) => setChosen({ size: asked.size, ...to })}
          fitting={fitting}
          resize={(size) => setChosen(size === undefined ? {} : { size })}
        />
      )}
    </>
  )
}
