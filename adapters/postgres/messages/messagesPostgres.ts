import { Effect, Layer, Schema } from "effect"
import { Message } from "#domain/messages/Message.ts"
import { takenOverAfter } from "#domain/mail/Outbox.ts"
import { isLater, Messages } from "#domain/messages/Messages.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { Database } from "../Database.ts"
import { WorkQueue } from "../queue/WorkQueue.ts"

export const messagesPostgres = Layer.effect(
  Messages,
  Effect.gen(function* () {
    const database = yield* Database
    const queue = yield* WorkQueue
    return Messages.of({
      put: Effect.fn("Messages.put")(function* (message) {
        const { id: tenant } = yield* CurrentTenant
        const {
          id,
          jobId,
          channel,
          template,
          language,
          to,
          toName,
          subject,
          body,
          isTest,
          linkId,
          state,
          trouble,
          detail,
          by,
          at,
          stateAt
        } = message
        yield* database.write(({ execute }) =>
          execute(adding, [
            tenant,
            id,
            jobId,
            channel,
            template,
            language,
            to,
            toName,
            subject,
            body,
            isTest,
            linkId,
            state,
            trouble,
            detail,
            by,
            at,
            stateAt
          ])
        )
        yield* queue.add("messages", { tenant, id })
      }),
      get: Effect.fn("Messages.get")(function* (id) {
        const { id: tenant } = yield* CurrentTenant
        const [row] = yield* database.read(({ execute }) => execute(`${selecting} and id = ?`, [tenant, id]))
        return row && toMessage(row)
      }),
      ofJob: Effect.fn("Messages.ofJob")(function* (jobId) {
        const { id: tenant } = yield* CurrentTenant
        return (yield* database.read(({ execute }) =>
          execute(`${selecting} and job_id = ? order by id desc`, [tenant, jobId])
        )).map((row) => toMessage(row))
      }),
      claim: Effect.fn("Messages.claim")(function* (id, now) {
        const { id: tenant } = yield* CurrentTenant
        const claimed = yield* database.write(async ({ execute }) => {
          const [mine] = await execute(claiming, [now, tenant, id, now - takenOverAfter])
          if (mine !== undefined)
            return { mine: (await execute(`${selecting} and id = ?`, [tenant, id]))[0], isAgain: mine["isAgain"] }
          const [kept] = await execute("select 1 from message where tenant_id = ? and id = ? and state = 'queued'", [
            tenant,
            id
          ])
          return kept === undefined ? "done" : "busy"
        })
        return claimed === "done" || claimed === "busy"
          ? claimed
          : { message: toMessage(claimed.mine), isAgain: claimed.isAgain }
      }),
      putBack: Effect.fn("Messages.putBack")(function* (id, why) {
        const { id: tenant } = yield* CurrentTenant
        yield* database.write(({ execute }) =>
          execute("update message set claimed_at = 0, detail = ? where tenant_id = ? and id = ? and state = 'queued'", [
            why.slice(0, 500),
            tenant,
            id
          ])
        )
      }),
      settle: Effect.fn("Messages.settle")(function* (id, { state, trouble, detail }, now) {
        const { id: tenant } = yield* CurrentTenant
        return yield* database.write(async ({ execute }) => {
          const [kept] = await execute("select state from message where tenant_id = ? and id = ? for update", [
            tenant,
            id
          ])
          if (kept === undefined || !isLater(state, kept["state"])) return false
          await execute(
            "update message set state = ?, trouble = ?, detail = ?, state_at = ? where tenant_id = ? and id = ?",
            [state, trouble, detail.slice(0, 500), now, tenant, id]
          )
          return true
        })
      })
    })
  })
)

const toMessage = Schema.decodeUnknownSync(Message)

const adding = `
  insert into message (tenant_id, id, job_id, channel, template, language, to_address, to_name, subject, body, is_test, link_id, state, trouble, detail, by_name, at, state_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

const selecting = `
  select id, job_id as "jobId", channel, template, language, to_address as "to", to_name as "toName", subject, body, is_test as "isTest",
    link_id as "linkId", state, trouble, detail, by_name as "by", at::float8 as at, state_at::float8 as "stateAt"
  from message where tenant_id = ?`

const claiming = `
  update message set claimed_at = ? where tenant_id = ? and id = ? and state = 'queued' and (claimed_at is null or claimed_at <= ?)
  returning old.claimed_at is not null as "isAgain"`
