import { useState } from "react"
import { useIntl } from "react-intl"
import {
  agingBucketOf,
  type InsurerPace,
  maxReceivables,
  type Receivable,
  type ReceivableAge,
  ReceivableBy,
  type ReceivableRow
} from "#domain/receivables/Receivable.ts"
import { maxStatementInvoices } from "#domain/receivables/StatementInvoice.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { getReceivables, listReceivables } from "#domain/edi/receivablesApi.ts"
import { daysBetween } from "#domain/shared/Day.ts"
import { Button } from "#ui/Button.tsx"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Drawer } from "#ui/Drawer.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Link } from "#ui/Link.tsx"
import { Section } from "#ui/Section.tsx"
import { SearchField } from "#ui/SearchField.tsx"
import { SegmentedControl } from "#ui/SegmentedControl.tsx"
import { Table } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { SendStatement } from "#web/customers/SendStatement.tsx"
import { statementHref } from "#web/customers/statementHref.ts"
import { LoadFailed } from "#web/api/LoadFailed.tsx"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useOptions } from "#web/forms/useOptions.ts"
import { truncateSearch, useDebounced } from "#web/page/useDebounced.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { RemittanceForm } from "./RemittanceForm.tsx"

const RemittanceUpload = lazyPart(() => import("./RemittanceUpload.tsx"), "RemittanceUpload", "asked")

interface ReceivablesProps {
  /** Shows only invoices of this age and those who owe them. */
  readonly age?: ReceivableAge | undefined
  readonly onAllAges: () => void
}

/** Receivables by age, who owes them, and how insurers pay. */
export function Receivables({ age, onAllAges }: ReceivablesProps) {
  const { t, of } = useWords()
  const { locale } = useIntl()
  const [by, setBy] = useState<ReceivableBy>("insurer")
  const [opened, setOpened] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const options = useOptions("receivableBy", ReceivableBy)
  const columns = useAgeColumns(by)
  const { nameOf } = useRowName(by)
  const { data, error, isFetching, refetch } = useApiQuery(getReceivables, { by }, { keepsPrevious: true })
  if (error !== null && data === undefined) return <LoadFailed failure={error} onRetry={() => void refetch()} />
  const rows = (data?.rows ?? []).filter((row) => age === undefined || row[`days${age}`] > 0)
  const row = rows.find(({ key }) => key === opened)
  return (
    <div className="EdiList">
      <div className="EdiListHead">
        <SegmentedControl
          label={t("receivables.by")}
          options={options}
          value={by}
          onChange={(next) => {
            setOpened(undefined)
            setBy(next)
          }}
        />
        <div className="EdiListActions">
          <Button icon="upload" onPress={() => setUploading(true)}>
            {t("remittanceFile.upload")}
          </Button>
          <ButtonLink
            href={`/api/V1/receivables.csv?${new URLSearchParams({ by, language: locale.slice(0, 2) })}`}
            icon="download"
            target="_blank"
          >
            {t("receivables.csv")}
          </ButtonLink>
        </div>
      </div>
      {age !== undefined && (
        <div className="EdiListActions EdiOnlyAge">
          <span>{t("receivables.onlyAge", { age: of("receivableAge", age) })}</span>
          <Button size="small" onPress={onAllAges}>
            {t("receivables.allAges")}
          </Button>
        </div>
      )}
      <Table
        label={t("receivables.title")}
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        rowText={nameOf}
        onOpen={setOpened}
        isLoading={isFetching && data === undefined}
        loadingLabel={t("receivables.loading")}
        empty={<EmptyState icon="money" title={t("receivables.none")} />}
      />
      <Paces paces={data?.paces ?? []} />
      {isUploading && <RemittanceUpload onClose={() => setUploading(false)} />}
      {row !== undefined && data !== undefined && (
        <ReceivableInvoices by={by} age={age} row={row} today={data.today} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

/** The name of a row; networks are named in the user's language. */
const useRowName = (by: ReceivableBy) => {
  const { t, of } = useWords()
  const nameOf = ({ name }: Pick<ReceivableRow, "name">) =>
    by !== "partner" ? name : name === "none" ? t("receivables.noNetwork") : of("partnerNetwork", name as "lynx")
  return { nameOf }
}

const useAgeColumns = (by: ReceivableBy): ReadonlyArray<TableColumn<ReceivableRow>> => {
  const { t, of } = useWords()
  const { money } = useFormats()
  const { nameOf } = useRowName(by)
  const amount = (id: string, title: string, cents: (row: ReceivableRow) => number): TableColumn<ReceivableRow> => ({
    id,
    title,
    width: "112px",
    align: "end",
    cell: (row) => (cents(row) === 0 ? "–" : money(cents(row)))
  })
  return [
    { id: "name", title: of("receivableBy", by), width: "1.6fr", cardRole: "title", cell: nameOf },
    { id: "count", title: t("receivables.count"), width: "88px", align: "end", cell: ({ count }) => String(count) },
    amount("0", of("receivableAge", "0"), ({ days0 }) => days0),
    amount("31", of("receivableAge", "31"), ({ days31 }) => days31),
    amount("61", of("receivableAge", "61"), ({ days61 }) => days61),
    amount("91", of("receivableAge", "91"), ({ days91 }) => days91),
    amount("total", t("receivables.total"), ({ total }) => total)
  ]
}

/** Number of invoices above which a search field is shown. */
const manyInvoices = 20

interface ReceivableInvoicesProps {
  readonly by: ReceivableBy
  readonly age: ReceivableAge | undefined
  readonly row: ReceivableRow
  readonly today: string
  readonly onClose: () => void
}

/** The invoices of a row, each linked to its job. A remittance can be entered for an insurer or a network. */
function ReceivableInvoices({ age, by, row, today, onClose }: ReceivableInvoicesProps) {
  const { t } = useWords()
  const { day, money } = useFormats()
  const { nameOf } = useRowName(by)
  const { locale } = useIntl()
  const [isEntering, setEntering] = useState(false)
  const [isSending, setSending] = useState(false)
  const [text, setText] = useState("")
  const sought = useDebounced(truncateSearch(text), 200)
  const { data, error, refetch } = useApiQuery(
    listReceivables,
    {
      by,
      key: row.key,
      ...(sought === "" ? {} : { text: sought })
    },
    { keepsPrevious: true }
  )
  const name = nameOf(row)
  const columns: ReadonlyArray<TableColumn<Receivable>> = [
    {
      id: "invoice",
      title: t("edi.invoice"),
      width: "96px",
      cell: ({ invoiceNumber, jobId }) => <Link href={`/jobs/${jobId}/edit`}>{String(invoiceNumber)}</Link>
    },
    {
      id: "who",
      title: t("edi.customer"),
      width: "1.6fr",
      cardRole: "title",
      cell: ({ customerName, insurer }) => (
        <span className="EdiWho">
          <span>{customerName}</span>
          <span className="EdiQuiet">{by === "customer" ? "" : insurer}</span>
        </span>
      )
    },
    {
      id: "age",
      title: t("receivables.age"),
      width: "1fr",
      cell: ({ invoicedOn }) =>
        `${day(invoicedOn)}, ${t("receivables.days", { count: Math.max(daysBetween(invoicedOn, today), 0) })}`
    },
    { id: "owed", title: t("receivables.owed"), width: "112px", align: "end", cell: ({ owed }) => money(owed) }
  ]
  return (
    <Drawer
      isOpen
      size="large"
      title={t("receivables.of", { name })}
      closeLabel={t("edi.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={
        <>
          <ButtonLink
            icon="document"
            href={statementHref(by, row.key, by === "customer" ? undefined : locale.slice(0, 2))}
            target="_blank"
          >
            {t("statement.print")}
          </ButtonLink>
          {by === "customer" ? (
            <Button icon="mail" onPress={() => setSending(true)}>
              {t("statement.send")}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon="money"
              isDisabled={data === undefined || data.length === 0}
              onPress={() => setEntering(true)}
            >
              {t("remittance.enter")}
            </Button>
          )}
        </>
      }
    >
      {error !== null && data === undefined ? (
        <LoadFailed failure={error} onRetry={() => void refetch()} />
      ) : (
        <div className="EdiList">
          {row.count > manyInvoices && (
            <SearchField
              label={t("receivables.find")}
              isLabelHidden={false}
              description={t("receivables.findHint")}
              clearLabel={t("clearSearch")}
              value={text}
              onChange={setText}
            />
          )}
          {row.count > maxStatementInvoices && (
            <p className="EdiQuiet">
              {t("receivables.statementShort", { listed: maxStatementInvoices, count: row.count })}
            </p>
          )}
          {data !== undefined && data.length >= maxReceivables && (
            <p className="EdiQuiet">{t("receivables.oldestShown", { shown: maxReceivables })}</p>
          )}
          <Table
            label={t("receivables.of", { name })}
            columns={columns}
            rows={(data ?? []).filter(
              ({ invoicedOn }) => age === undefined || agingBucketOf(daysBetween(invoicedOn, today)) === age
            )}
            rowId={({ jobId }) => jobId}
            rowText={({ customerName, invoiceNumber }) => `${invoiceNumber} ${customerName}`}
            isLoading={data === undefined}
            loadingLabel={t("receivables.loading")}
            empty={
              <EmptyState icon="money" title={sought === "" ? t("receivables.none") : t("receivables.notFound")} />
            }
          />
        </div>
      )}
      {isSending && (
        <SendStatement customerId={CustomerId.make(row.key)} name={name} onClose={() => setSending(false)} />
      )}
      {isEntering && (
        <RemittanceForm by={by} of={row.key} name={name} today={today} onClose={() => setEntering(false)} />
      )}
    </Drawer>
  )
}

/** How quickly insurers pay, and how often their network accepts an invoice the first time. */
function Paces({ paces }: { readonly paces: ReadonlyArray<InsurerPace> }) {
  const { t, of } = useWords()
  const { percent } = useFormats()
  const columns: ReadonlyArray<TableColumn<InsurerPace>> = [
    {
      id: "insurer",
      title: of("receivableBy", "insurer"),
      width: "1.6fr",
      cardRole: "title",
      cell: ({ insurer }) => insurer
    },
    {
      id: "days",
      title: t("receivables.daysToPay"),
      width: "1fr",
      align: "end",
      cell: ({ days, paid }) => (paid === 0 ? "–" : String(days))
    },
    {
      id: "firstPass",
      title: t("receivables.firstPass"),
      width: "1fr",
      align: "end",
      cell: ({ firstPass, sent }) =>
        sent === 0
          ? "–"
          : t("receivables.firstPassOf", {
              percent: percent(Math.round((firstPass / sent) * 100) * 100),
              count: firstPass,
              all: sent
            })
    }
  ]
  return (
    <Section title={t("receivables.pace")} description={t("receivables.paceHint")}>
      <Table
        label={t("receivables.pace")}
        columns={columns}
        rows={paces}
        rowId={({ insurer }) => insurer}
        rowText={({ insurer }) => insurer}
        loadingLabel={t("receivables.loading")}
        empty={<EmptyState icon="money" title={t("receivables.noPace")} />}
      />
    </Section>
  )
}
