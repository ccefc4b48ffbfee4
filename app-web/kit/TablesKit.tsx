import { type ReactNode, useState } from "react"
import { DefinitionList } from "#ui/DefinitionList.tsx"
import { StatusDot } from "#ui/StatusDot.tsx"
import type { TableProps } from "#ui/Table.tsx"
import { Timeline } from "#ui/Timeline.tsx"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { KitPage } from "./KitPage.tsx"

const Table = lazyPart(() => import("#ui/Table.tsx"), "Table", "now") as <T extends object>(
  props: TableProps<T>
) => ReactNode

const rows = [
  { id: "1", name: "Ada Moreno", stage: "quote", total: 42350 },
  { id: "2", name: "Luis Herrera", stage: "workorder", total: 61200 },
  { id: "3", name: "Pima County Fleet", stage: "invoice", total: 118900 }
] as const

/** /extended/tables: tables, definition lists and timelines. */
export function Kit() {
  const { t, of } = useWords()
  const { money, day } = useFormats()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(["2"]))
  return (
    <KitPage
      examples={{
        Table: (
          <div className="KitWide">
            <Table
              label={t("route.jobs")}
              rows={rows}
              rowId={({ id }) => id}
              rowText={({ name }) => name}
              columns={[
                { id: "name", title: t("route.customers"), cell: ({ name }) => name },
                {
                  id: "stage",
                  title: t("route.jobEdit"),
                  cell: ({ stage }) => <StatusDot tone="info">{of("stage", stage)}</StatusDot>
                },
                { id: "total", title: t("jobs.balance"), align: "end", cell: ({ total }) => money(total) }
              ]}
              selectionMode="multiple"
              selectedIds={chosen}
              onSelectionChange={setChosen}
              loadingLabel={t("loading")}
              empty={t("none")}
            />
          </div>
        ),
        DefinitionList: (
          <DefinitionList
            layout="columns"
            items={rows.map(({ name, total }) => ({ label: name, value: money(total) }))}
          />
        ),
        Timeline: (
          <Timeline
            label={t("route.jobs")}
            entries={rows.map(({ id, name, stage }, index) => ({
              id,
              icon: "document",
              what: `${of("stage", stage)} · ${name}`,
              when: day(`2026-11-${18 + index}`),
              dateTime: `2026-11-${18 + index}`
            }))}
          />
        )
      }}
    />
  )
}
