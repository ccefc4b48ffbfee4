import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { ownSecurity, shopSecurity } from "#domain/access/accessTable.ts"
import { CursorInvalid, pageFields, pageOf } from "#domain/shared/Page.ts"
import { AuditEvent } from "./AuditEvent.ts"
import { AuditSearch } from "./AuditSearch.ts"

export const listAudit = endpoint({
  name: "listAudit",
  summary:
    "One page of the shop's audit log, the latest first: sign-ins and refused ones, changes of second steps, lists taken out as files, closed books, removed customers.",
  method: "GET",
  path: "/audit",
  access: shopSecurity,
  list: "audit",
  input: AuditSearch,
  output: pageOf(AuditEvent),
  failures: [CursorInvalid]
})

export const listOwnSignIns = endpoint({
  name: "listOwnSignIns",
  summary: "One page of what was written down about one's own sign-ins, the latest first.",
  method: "GET",
  path: "/identity/sign-ins",
  access: ownSecurity,
  input: Schema.Struct(pageFields),
  output: pageOf(AuditEvent),
  failures: [CursorInvalid]
})
