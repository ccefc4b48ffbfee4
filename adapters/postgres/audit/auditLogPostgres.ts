import { defineEntity, p } from "@mikro-orm/postgresql"
import { Effect, Layer, Schema } from "effect"
import { AuditEvent } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { auditGroups, type AuditSearch, isLatestFirst } from "#domain/audit/AuditSearch.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { batchOf } from "../batchOf.ts"
import { fieldsIn, selected } from "../columns.ts"
import { Database } from "../Database.ts"
import { asCheck, type ListQuery } from "../ListQuery.ts"
import { cursorChecked, pageOf } from "../pageOf.ts"
import { tenantPolicy } from "../tenantPolicy.ts"

/** A shop's audit log. The application may only insert and select. Times in milliseconds UTC. */
const AuditEventSchema = defineEntity({
  name: "AuditEventRow",
  tableName: "audit_event",
  ...tenantPolicy,
  indexes: [
    { name: "audit_event_by_user", properties: ["tenantId", "userId", "id"] },
    { name: "audit_event_by_kind", properties: ["tenantId", "kind", "id"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    /** Ids are time-ordered, so the primary key is also the order of the log. */
    id: p.uuid().primary(),
    at: p.bigint("number"),
    kind: p.text(),
    /** Not a foreign key: the entry outlives the user. */
    userId: p.uuid(),
    userName: p.text(),
    byName: p.text(),
    method: p.text().nullable(),
    refused: p.text().nullable(),
    device: p.text(),
    network: p.text(),
    list: p.text(),
    format: p.text().nullable(),
    rows: p.integer().nullable(),
    detail: p.text().default("")
  }
})

export class AuditEventRow extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEventRow)

/** A shop's audit log in an append-only table. */
export const auditLogPostgres = Layer.effect(
  AuditLog,
  Effect.map(Database, (database) =>
    AuditLog.of({
      add: Effect.fn("AuditLog.add")(function* (event) {
        const { id: tenantId } = yield* CurrentTenant
        yield* database.query((em) => em.insert(AuditEventRow, { ...event, tenantId }))
      }),
      search: Effect.fn("AuditLog.search")(function* (search) {
        const { rows, ...rest } = yield* cursorChecked(
          database.read((reading) => pageOf(reading, listQuery(search), search))
        )
        return { items: rows.map((row) => toEvent(row)), ...rest }
      }),
      batch: Effect.fn("AuditLog.batch")(function* (search, after) {
        const { rows, next } = yield* database.read((reading) => batchOf(reading, listQuery(search), after))
        return { items: rows.map((row) => toEvent(row)), next }
      }),
      devices: Effect.fn("AuditLog.devices")(function* (user, device) {
        const { id: tenantId } = yield* CurrentTenant
        const [row] = yield* database.read((reading) => reading.execute(devices, [device, tenantId, user]))
        return {
          anySignIn: row?.["known"] !== null && row?.["known"] !== undefined,
          thisDevice: row?.["known"] === true
        }
      })
    })
  )
)

const toEvent = Schema.decodeUnknownSync(AuditEvent)
const columns = selected(AuditEventRow, fieldsIn(AuditEventRow, AuditEvent.fields))
const devices =
  "select bool_or(device = ?) as known from audit_event where tenant_id = ? and user_id = ? and kind = 'signedIn'"

/** Returns the smallest UUIDv7 for a time in milliseconds, which is its first 48 bits (RFC 9562 §5.7). */
const idAt = (at: number) =>
  `${Math.min(Math.max(0, at), 2 ** 48 - 1)
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-")}-0000-0000-000000000000`

/** Maximum difference between an entry's time and that of its id, in milliseconds. */
const drift = 60_000

/** Ids are time-ordered, so the primary key and the indexes by user and by kind already have the order of the log. */
const listQuery = (search: AuditSearch): ListQuery => {
  const { about, kind, person, since } = search
  return {
    table: "audit_event",
    id: "audit_event.id",
    select: columns,
    where: [
      ...(kind === undefined ? [] : [{ sql: "kind = ?", values: [kind] }]),
      ...(about === undefined
        ? []
        : [{ sql: "kind = any(?)", check: asCheck("kind = any(?)"), values: [[...auditGroups[about]]] }]),
      ...(person === undefined ? [] : [{ sql: "user_id = ?", values: [person] }]),
      ...(since === undefined ? [] : [{ sql: "audit_event.id >= ? and at >= ?", values: [idAt(since - drift), since] }])
    ],
    order: { keys: ["audit_event.id"], descending: isLatestFirst(search) },
    isServed: about === undefined && (kind === undefined || person === undefined)
  }
}
