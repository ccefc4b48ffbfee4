import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { ownSecurityAccess, securityAdminAccess } from "#domain/access/accessTable.ts"
import { CursorInvalid, pageFields, pageOf } from "#domain/shared/Page.ts"
import { AuditEvent } from "./AuditEvent.ts"
import { AuditSearch } from "./AuditSearch.ts"

export const listAudit = endpoint({
  name: "listAudit",
  summary:
    "Returns a page of the shop's audit log, latest first: sign-ins and refused ones, second-step changes, exported lists, closed books, removed customers.",
  method: "GET",
  path: "/audit",
  access: securityAdminAccess,
  list: "audit",
  input: AuditSearch,
  output: pageOf(AuditEvent),
  failures: [CursorInvalid]
})

export const listOwnSignIns = endpoint({
  name: "listOwnSignIns",
  summary: "Returns a page of the audit log entries about the signed-in user's own sign-ins, latest first.",
  method: "GET",
  path: "/identity/sign-ins",
  access: ownSecurityAccess,
  input: Schema.Struct(pageFields),
  output: pageOf(AuditEvent),
  failures: [CursorInvalid]
})
