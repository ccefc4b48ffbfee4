import { useState } from "react"
import { Schema } from "effect"
import type { EdiInvoice } from "#domain/edi/EdiInvoice.ts"
import { listEdiInvoices, postEdiSend } from "#domain/edi/ediApi.ts"
import { getEdiCounts } from "#domain/edi/ediCountsApi.ts"
import { EdiState } from "#domain/edi/ediStates.ts"
import type { JobId } from "#domain/shared/JobId.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Callout } from "#ui/Callout.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { SelectionBar } from "#ui/SelectionBar.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import { Table } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { Tabs } from "#ui/Tabs.tsx"
import { access } from "#domain/access/accessTable.ts"
import { hasAccess } from "#domain/access/hasAccess.ts"
import { useUser } from "#web/access/useUser.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"
import { useToast } from "#web/page/useToast.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { changedByEdi } from "./changedByEdi.ts"
import { ediTones, isHollow, useEdiText } from "./useEdiText.ts"

/** The tabs, in the order an invoice goes through them. */
const tabs = [
  "open",
  "draft",
  "ready",
  "queued",
  "sent",
  "acknowledged",
  "accepted",
  "rejected",
  "shortPaid",
  "disputed",
  "credited"
] as const
type TabId = (typeof tabs)[number]

/** Page size. */
const size = 50

interface EdiInvoiceTabsProps {
  /** The state from the URL; open invoices if null. */
  readonly asked: string | null
  readonly onSelect: (state: string | undefined) => void
  readonly onOpen: (id: string) => void
}

/** The invoices by state, a tab each with the number of invoices in it. */
export function EdiInvoiceTabs({ asked, onSelect, onOpen }: EdiInvoiceTabsProps) {
  const { t, of } = useWords()
  const tab: TabId = tabs.find((one) => one === asked) ?? "open"
  const { data: counted = [] } = useApiQuery(getEdiCounts, {})
  // Credited invoices count only while their network still has to reverse them.
  const countOf = (state: EdiState) => {
    const found = counted.find((one) => one.state === state)
    return (state === "credited" ? found?.creditsOpen : found?.count) ?? 0
  }
  const open = tabs
    .filter(Schema.is(EdiState))
    .reduce((sum, state) => (state === "credited" ? sum : sum + countOf(state)), 0)
  const credits = countOf("credited")
  // The credited tab is shown only if there are any.
  const hasCredited = tab === "credited" || counted.some(({ state }) => state === "credited")
  return (
    <>
      {credits > 0 && tab !== "credited" && (
        <Callout
          tone="info"
          title={t("edi.creditsOpen", { count: credits })}
          links={[{ label: t("edi.seeCredits"), onPress: () => onSelect("credited") }]}
        />
      )}
      <Tabs
        label={t("edi.states")}
        selected={tab}
        onSelect={(id) => onSelect(id === "open" ? undefined : id)}
        items={tabs
          .filter((id) => id !== "credited" || hasCredited)
          .map((id) => ({
            id,
            title: id === "open" ? t("edi.allOpen") : of("ediState", id),
            count: id === "open" ? open : countOf(id),
            content: id === tab ? <Invoices tab={tab} onOpen={onOpen} /> : null
          }))}
      />
    </>
  )
}

function Invoices({ tab, onOpen }: { readonly tab: TabId; readonly onOpen: (id: string) => void }) {
  const { t } = useWords()
  const showToast = useToast()
  const user = useUser()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [cursor, setCursor] = useState<string>()
  const [results, setResults] = useState<ReadonlyArray<Result>>([])
  const columns = useEdiColumns()
  const { data, error, isFetching, refetch } = useApiQuery(
    listEdiInvoices,
    {
      size,
      ...(tab === "open" ? {} : { state: tab }),
      ...(cursor === undefined ? {} : { cursor })
    },
    { keepsPrevious: true }
  )
  const rows = data?.items ?? []
  const { send, isPending } = useApiMutation(postEdiSend, {
    invalidates: changedByEdi,
    onDone: (all) => {
      setChosen(new Set())
      setResults(all.filter(({ outcome }) => outcome !== "queued"))
      const queued = all.filter(({ outcome }) => outcome === "queued").length
      if (queued > 0) showToast({ kind: "success", text: t("edi.queuedAll", { count: queued }) })
    }
  })
  const sendAll = (ids: ReadonlyArray<string>) => send({ jobIds: ids as ReadonlyArray<JobId> })
  const ready = rows.filter(({ state }) => state === "ready").map(({ jobId }) => jobId)
  const due = rows.filter(({ credit }) => credit?.state === "due").map(({ jobId }) => jobId)
  if (error !== null && data === undefined) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  return (
    <div className="EdiList">
      {results.length > 0 && <Results results={results} rows={rows} onDismiss={() => setResults([])} onOpen={onOpen} />}
      {ready.length > 0 && chosen.size === 0 && (
        <div className="EdiListActions">
          <Button variant="primary" icon="upload" isPending={isPending} onPress={() => sendAll(ready)}>
            {t("edi.sendReady", { count: ready.length })}
          </Button>
        </div>
      )}
      {due.length > 0 && chosen.size === 0 && (
        <div className="EdiListActions">
          <Button variant="primary" icon="upload" isPending={isPending} onPress={() => sendAll(due)}>
            {t("edi.sendCredits", { count: due.length })}
          </Button>
        </div>
      )}
      <Table
        label={t("edi.title")}
        columns={columns}
        rows={rows}
        rowId={({ jobId }) => jobId}
        rowText={({ customerName, invoiceNumber }) => `${invoiceNumber} ${customerName}`}
        onOpen={onOpen}
        selectionMode="multiple"
        selectedIds={chosen}
        onSelectionChange={setChosen}
        isLoading={isFetching && data === undefined}
        loadingLabel={t("edi.loading")}
        empty={
          tab !== "open" ? (
            <EmptyState icon="money" title={t("edi.noneHere")} />
          ) : (
            <EmptyState
              icon="money"
              title={t("edi.none")}
              action={
                hasAccess(access["/admin/edi-setup"], user) ? (
                  <ButtonLink href="/admin/edi-setup">{t("edi.setUpLink")}</ButtonLink>
                ) : undefined
              }
            >
              {t("edi.noneHint")}
            </EmptyState>
          )
        }
      />
      {(data?.previous !== undefined || data?.next !== undefined) && (
        <div className="EdiListActions">
          <Button isDisabled={data.previous === undefined} onPress={() => setCursor(data.previous)}>
            {t("page.previous")}
          </Button>
          <Button isDisabled={data.next === undefined} onPress={() => setCursor(data.next)}>
            {t("page.next")}
          </Button>
        </div>
      )}
      {chosen.size > 0 && (
        <SelectionBar
          text={t("edi.selected", { count: chosen.size })}
          clearLabel={t("edi.clear")}
          onClear={() => setChosen(new Set())}
        >
          <Button icon="upload" isPending={isPending} onPress={() => sendAll([...chosen])}>
            {t("edi.sendSome", { count: chosen.size })}
          </Button>
        </SelectionBar>
      )}
    </div>
  )
}

type Result = (typeof postEdiSend)["output"]["Type"][number]

/** Invoices that were not sent, each with its reason and a link to it. */
function Results({
  results,
  rows,
  onDismiss,
  onOpen
}: {
  readonly results: ReadonlyArray<Result>
  readonly rows: ReadonlyArray<EdiInvoice>
  readonly onDismiss: () => void
  readonly onOpen: (id: string) => void
}) {
  const { t } = useWords()
  const isSetUp = results.every(({ outcome }) => outcome !== "notSetUp")
  return (
    <Callout
      tone="warning"
      title={isSetUp ? t("edi.keptBack", { count: results.length }) : t("edi.notSetUp")}
      isLive
      onDismiss={onDismiss}
      dismissLabel={t("edi.close")}
      links={results.map(({ findings, jobId }) => {
        const row = rows.find((one) => one.jobId === jobId)
        const errors = findings.filter(({ level }) => level === "error").length
        return {
          label: `${t("edi.invoiceNumbered", { number: String(row?.invoiceNumber ?? "") })}${errors === 0 ? "" : `: ${t("edi.errors", { count: errors })}`}`,
          onPress: () => onOpen(jobId)
        }
      })}
    />
  )
}

const useEdiColumns = (): ReadonlyArray<TableColumn<EdiInvoice>> => {
  const { t, of } = useWords()
  const { day, money } = useFormats()
  const { nextOf } = useEdiText()
  return [
    { id: "invoice", title: t("edi.invoice"), width: "88px", cell: ({ invoiceNumber }) => String(invoiceNumber) },
    {
      id: "who",
      title: t("edi.who"),
      width: "1.6fr",
      cardRole: "title",
      cell: ({ customerName, insurer, network }) => (
        <span className="EdiWho">
          <span>{customerName}</span>
          <span className="EdiQuiet">
            {insurer}, {of("partnerNetwork", network)}
          </span>
        </span>
      )
    },
    {
      id: "invoicedOn",
      title: t("edi.invoicedOn"),
      width: "120px",
      minTableWidth: "wide",
      cell: ({ invoicedOn }) => day(invoicedOn)
    },
    {
      id: "amount",
      title: t("edi.amount"),
      width: "112px",
      align: "end",
      cell: ({ claimed, state }) => (claimed === 0 && isHollow(state) ? "–" : money(claimed))
    },
    {
      id: "state",
      title: t("edi.state"),
      width: "144px",
      cell: ({ state }) => (
        <StatusDot tone={ediTones[state]} isHollow={isHollow(state)}>
          {of("ediState", state)}
        </StatusDot>
      )
    },
    { id: "next", title: t("edi.next"), width: "1.4fr", cell: nextOf }
  ]
}
