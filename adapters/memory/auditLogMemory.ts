import { Effect, Layer } from "effect"
import type { AuditEvent } from "#domain/audit/AuditEvent.ts"
import { AuditLog } from "#domain/audit/AuditLog.ts"
import { auditGroups, type AuditSearch, isLatestFirst } from "#domain/audit/AuditSearch.ts"
import { batchIn, pageIn, sorted } from "./lists.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory audit log of a shop. */
export const auditLogMemory = Layer.effect(
  AuditLog,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    const found = (search: AuditSearch) =>
      Effect.map(current, ({ auditEvents }) =>
        sorted(
          auditEvents.filter((event) => matchesSearch(event, search)),
          ({ id }) => [id],
          isLatestFirst(search)
        )
      )
    return AuditLog.of({
      add: (event) => Effect.map(current, ({ auditEvents }) => void auditEvents.push(event)),
      search: (search) => Effect.flatMap(found(search), (all) => pageIn(all, search, "audit")),
      batch: (search, after) => Effect.map(found(search), (all) => batchIn(all, after)),
      devices: (user, device) =>
        Effect.map(current, ({ auditEvents }) => {
          const before = auditEvents.filter(({ kind, userId }) => kind === "signedIn" && userId === user)
          return { anySignIn: before.length > 0, thisDevice: before.some((event) => event.device === device) }
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

const matchesSearch = (event: AuditEvent, { about, kind, person, since }: AuditSearch) =>
  (kind === undefined || event.kind === kind) &&
  (about === undefined || (auditGroups[about] as ReadonlyArray<string>).includes(event.kind)) &&
  (person === undefined || event.userId === person) &&
  (since === undefined || event.at >= since)
