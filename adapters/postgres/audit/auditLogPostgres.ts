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
import { tenantWall } from "../tenantWall.ts"

/** The audit log of a shop. The application may add to it and read it, no more; instants in milliseconds UTC. */
const AuditEventSchema = defineEntity({
  name: "AuditEventRow",
  tableName: "audit_event",
  ...tenantWall,
  indexes: [
    { name: "audit_event_by_user", properties: ["tenantId", "userId", "id"] },
    { name: "audit_event_by_kind", properties: ["tenantId", "kind", "id"] }
  ],
  properties: {
    tenantId: p.uuid().primary(),
    /** Grows with time, so the key is also the order of the log. */
    id: p.uuid().primary(),
    at: p.bigint("number"),
    kind: p.text(),
    /** No key to the person: the entry stays when they are gone. */
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

/** A shop's audit log in a table that the application may only add to. */
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

/** The least UUIDv7 of an instant in milliseconds, which its first 48 bits are (RFC 9562 §5.7). */
const idAt = (at: number) =>
  `${Math.min(Math.max(0, at), 2 ** 48 - 1)
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-")}-0000-0000-000000000000`

/** By how many milliseconds an entry's instant and that of its id may differ. */
const drift = 60_000

/** Ids grow with time: the order of the log is that of its key, and of its indexes by person and by kind. */
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
