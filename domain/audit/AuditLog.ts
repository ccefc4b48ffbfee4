import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { AuditEvent } from "./AuditEvent.ts"
import type { AuditSearch } from "./AuditSearch.ts"

/**
 * A shop's audit log: added to and read, never changed. What is older than `auditKeptDays` is forgotten as new entries
 * come.
 */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    readonly add: (event: AuditEvent) => Effect.Effect<void, never, CurrentTenant>
    readonly search: (search: AuditSearch) => Effect.Effect<Page<AuditEvent>, CursorInvalid, CurrentTenant>
    /** The same entries in the same order, however many, a stretch at a time. */
    readonly batch: (search: AuditSearch, after?: string) => Effect.Effect<Batch<AuditEvent>, never, CurrentTenant>
    /** Whether a person signed in before, and whether with this device. */
    readonly devices: (
      user: UserId,
      device: string
    ) => Effect.Effect<{ readonly anySignIn: boolean; readonly thisDevice: boolean }, never, CurrentTenant>
  }
>()("domain/audit/AuditLog") {}
