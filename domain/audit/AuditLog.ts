import { Context, type Effect } from "effect"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { Batch, CursorInvalid, Page } from "#domain/shared/Page.ts"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { AuditEvent } from "./AuditEvent.ts"
import type { AuditSearch } from "./AuditSearch.ts"

/** A shop's append-only audit log. Entries older than `auditRetentionDays` are deleted as new ones are added. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    readonly add: (event: AuditEvent) => Effect.Effect<void, never, CurrentTenant>
    readonly search: (search: AuditSearch) => Effect.Effect<Page<AuditEvent>, CursorInvalid, CurrentTenant>
    /** Returns the same entries in the same order, one batch at a time and without a limit. */
    readonly batch: (search: AuditSearch, after?: string) => Effect.Effect<Batch<AuditEvent>, never, CurrentTenant>
    /** Returns whether a user has signed in before, and whether from this device. */
    readonly devices: (
      user: UserId,
      device: string
    ) => Effect.Effect<{ readonly anySignIn: boolean; readonly thisDevice: boolean }, never, CurrentTenant>
  }
>()("domain/audit/AuditLog") {}
