import type { EstimateLine } from "#domain/estimates/EstimateLine.ts"
import { times } from "#domain/shared/Money.ts"
import { EmptyState } from "#ui/EmptyState.tsx"
import { Table } from "#ui/Table.tsx"
import type { TableColumn } from "#ui/TableColumn.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

type Row = EstimateLine & { readonly key: string }

/** The rows of an estimate that stands: to be read. Without prices for those who see none. */
export function LinesPrinted({
  lines,
  seesPrices
}: {
  readonly lines: ReadonlyArray<EstimateLine>
  readonly seesPrices: boolean
}) {
  const { t, of } = useWords()
  const { money, quantity, percent } = useFormats()
  const rows = lines.map((line, index) => ({ ...line, key: String(index) }))
  const prices: ReadonlyArray<TableColumn<Row>> = [
    {
      id: "listPrice",
      title: t("line.listPrice"),
      align: "end",
      from: "medium",
      cell: ({ listPrice }) => (listPrice === 0 ? "–" : money(listPrice))
    },
    {
      id: "discount",
      title: t("line.discount"),
      align: "end",
      from: "medium",
      cell: ({ discount }) => (discount === 0 ? "–" : percent(discount))
    },
    { id: "netPrice", title: t("line.netPrice"), align: "end", cell: ({ netPrice }) => money(netPrice) },
    {
      id: "extended",
      title: t("line.extended"),
      align: "end",
      cell: (line) => money(times(line.netPrice, line.quantity))
    }
  ]
  return (
    <Table
      label={t("line.caption")}
      columns={[
        {
          id: "partNumber",
          title: t("line.partNumber"),
          cell: ({ partNumber, kind }) => <span className="tabular">{partNumber || of("lineKind", kind)}</span>
        },
        { id: "description", title: t("line.description"), cell: ({ description }) => description },
        { id: "quantity", title: t("line.quantity"), align: "end", cell: (line) => quantity(line.quantity) },
        ...(seesPrices ? prices : [])
      ]}
      rows={rows}
      rowId={({ key }) => key}
      rowText={({ description }) => description}
      loadingLabel={t("loading")}
      empty={<EmptyState level={3} title={t("parts.none")} />}
    />
  )
}
