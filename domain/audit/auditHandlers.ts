import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { listAudit, listOwnSignIns } from "./auditApi.ts"
import { AuditLog } from "./AuditLog.ts"

export const auditHandlers = [
  handle(listAudit, (search) => AuditLog.use((log) => log.search(search))),
  handle(listOwnSignIns, (part) =>
    Effect.flatMap(requireUser, ({ id }) => AuditLog.use((log) => log.search({ ...part, person: id })))
  )
]
