import { Effect, Layer, Schema } from "effect"
import { JobLink } from "#domain/documents/JobLink.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"

export const jobLinksPostgres = Layer.effect(
  JobLinks,
  Effect.gen(function* () {
    const database = yield* Database
    const write = Effect.fnUntraced(function* (sql: string, values: ReadonlyArray<unknown>) {
      const { id: tenant } = yield* CurrentTenant
      return yield* database.write(({ execute }) => execute(sql, [...values, tenant]))
    })
    const read = Effect.fnUntraced(function* (sql: string, value: string) {
      const { id: tenant } = yield* CurrentTenant
      return (yield* database.read(({ execute }) => execute(sql, [tenant, value]))).map((row) => toLink(row))
    })
    return JobLinks.of({
      add: ({
        id,
        jobId,
        kind,
        language,
        offer,
        asks,
        at,
        expiresOn,
        revokedAt,
        openedAt,
        opened,
        callbackAt,
        callbackNote
      }) =>
        Effect.asVoid(
          write(adding, [
            id,
            jobId,
            kind,
            language,
            offer,
            JSON.stringify(asks),
            at,
            expiresOn,
            revokedAt,
            openedAt,
            opened,
            callbackAt,
            callbackNote
          ])
        ),
      addKey: (id, fingerprint) =>
        Effect.asVoid(
          write("insert into job_link_key (fingerprint, link_id, tenant_id) values (?, ?, ?)", [fingerprint, id])
        ),
      byKey: (fingerprint) =>
        Effect.map(
          read(
            `${selecting} and id = (select link_id from job_link_key where tenant_id = job_link.tenant_id and fingerprint = ?)`,
            fingerprint
          ),
          ([link]) => link
        ),
      ofJob: (jobId) => read(`${selecting} and job_id = ? order by id desc`, jobId),
      open: (id, now) =>
        Effect.asVoid(
          write(
            "update job_link set opened_at = coalesce(opened_at, ?), opened = opened + 1 where id = ? and tenant_id = ?",
            [now, id]
          )
        ),
      revoke: (id, now) =>
        Effect.map(
          write(
            "update job_link set revoked_at = ? where id = ? and revoked_at is null and tenant_id = ? returning id",
            [now, id]
          ),
          (rows) => rows.length > 0
        ),
      askCallback: (id, note, now) =>
        Effect.asVoid(
          write("update job_link set callback_at = ?, callback_note = ? where id = ? and tenant_id = ?", [
            now,
            note,
            id
          ])
        )
    })
  })
)

const toLink = Schema.decodeUnknownSync(JobLink)

const adding = `
  insert into job_link (id, job_id, kind, language, offer, asks, at, expires_on, revoked_at, opened_at, opened, callback_at, callback_note, tenant_id)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

const selecting = `
  select id, job_id as "jobId", kind, language, offer, asks, at::float8 as at, to_char(expires_on, 'YYYY-MM-DD') as "expiresOn", revoked_at::float8 as "revokedAt",
    opened_at::float8 as "openedAt", opened, callback_at::float8 as "callbackAt", callback_note as "callbackNote"
  from job_link where tenant_id = ?`
