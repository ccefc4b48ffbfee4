import { DateTime } from "effect"
import { csvExport } from "#domain/lists/CsvExport.ts"
import { whole } from "#domain/lists/csvLine.ts"
import { AuditLog } from "./AuditLog.ts"
import { listAudit } from "./auditApi.ts"

/** The audit log as a CSV file. Times are ISO 8601 in UTC so that they sort and can be compared with other logs. */
export const auditCsv = csvExport({
  name: "audit",
  title: "audit.title",
  list: listAudit,
  batch: (search, after) => AuditLog.use((log) => log.batch(search, after)),
  columns: {
    at: { title: "audit.at", cell: ({ at }) => DateTime.formatIso(DateTime.makeUnsafe(at)) },
    person: { title: "audit.person", cell: ({ userName }) => userName },
    what: { title: "audit.what", cell: ({ kind }, words) => words[`auditKind.${kind}`] },
    how: {
      title: "audit.how",
      cell: ({ method, refused }, words) =>
        [
          ...(method === null ? [] : [words[`signInMethod.${method}`]]),
          ...(refused === null ? [] : [words[`refusedBecause.${refused}`]])
        ].join(" · ")
    },
    device: { title: "audit.device", cell: ({ device }) => device },
    network: { title: "audit.network", cell: ({ network }) => network },
    by: { title: "audit.by", cell: ({ byName }) => byName },
    list: { title: "audit.list", cell: ({ list }) => list },
    rows: { title: "audit.rows", cell: ({ rows }) => whole(rows) },
    detail: { title: "audit.detail", cell: ({ detail }) => detail }
  }
})
