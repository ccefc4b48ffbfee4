import { Readable } from "node:stream"
import type { Router } from "@koa/router"
import { Effect, Schema } from "effect"
import { inputOnTheWire } from "#domain/contract/Endpoint.ts"
import { type Answer, invalid, refused } from "#domain/contract/Envelope.ts"
import { messageIds } from "#domain/contract/messageIds.ts"
import type { CsvExport } from "#domain/exports/CsvExport.ts"
import { byteOrderMark } from "#domain/exports/csvLine.ts"
import { exportFileName } from "#domain/exports/exportFileName.ts"
import { exportWords } from "#domain/exports/exportWords.ts"
import { columnsIn, ColumnsText } from "#domain/list-views/columnsText.ts"
import { CurrentUser } from "#domain/people/CurrentUser.ts"
import { mayEnter } from "#domain/people/mayEnter.ts"
import { Users } from "#domain/people/Users.ts"
import { Secrets } from "#domain/session/Secrets.ts"
import { Sessions } from "#domain/session/Sessions.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Today.ts"
import { asking } from "./asking.ts"
import { send } from "./mount.ts"
import type { Run } from "./Run.ts"
import type { Visit } from "./Visit.ts"

const Asked = Schema.Struct({ columns: Schema.optionalKey(ColumnsText), language: Schema.optionalKey(Schema.Literals(["en", "fr", "es"])) })

type Kept<R> = Exclude<R, CurrentTenant> | Users | Sessions | Secrets

/**
 * Mounts lists as files: `GET /exports/customers.csv?<the list's filters>&columns=<columnsText>&language=en|fr|es`. Each stretch is read when the
 * browser has taken the one before, in a transaction of its own, so a list of any length needs the memory of one stretch.
 */
export const serveCsv = <R>(router: Router<Visit>, run: Run<Kept<R>>, files: ReadonlyArray<CsvExport<R>>) => {
  for (const file of files) {
    router.get(`/exports/${file.name}.csv`, async (ctx) => {
      const { tenant } = ctx.state
      const opened = await run(openFile(file, ctx.query, tenant.businessName).pipe(asking(ctx as never)) as Effect.Effect<Answer | Opened, never, Kept<R>>)
      if ("status" in opened) return send(ctx, opened)
      const lines = (after?: string) =>
        run(file.lines({ ...opened, ...after === undefined ? {} : { after } }).pipe(Effect.provideService(CurrentTenant, { id: tenant.id })) as Effect.Effect<
          { readonly text: string; readonly next: string | undefined }, never, Kept<R>
        >)
      ctx.set("Cache-Control", "private, no-store")
      ctx.set("Content-Disposition", `attachment; filename="${opened.name}"`)
      ctx.type = "text/csv; charset=utf-8"
      ctx.body = Readable.from(stretches(`${byteOrderMark}${file.head(opened.columns, opened.words)}`, lines), { objectMode: false, highWaterMark: 1 })
    })
  }
}

interface Opened extends Pick<Parameters<CsvExport<never>["lines"]>[0], "search" | "columns" | "words"> {
  readonly name: string
}

const openFile = <R>(file: CsvExport<R>, { columns, language, ...filters }: Record<string, unknown>, shop: string) =>
  Effect.gen(function*() {
    const user = yield* CurrentUser
    if (user === undefined) return refused(401, "signInFirst")
    const { access } = file.list
    if (access !== "everyone" && !mayEnter(access, user)) return refused(403, "notAllowed")
    const asked = yield* Effect.result(Schema.decodeUnknownEffect(Asked)({ ...columns === undefined ? {} : { columns }, ...language === undefined ? {} : { language } }, { errors: "all" }))
    if (asked._tag === "Failure") return invalid(messageIds(asked.failure.issue).issues)
    const search = yield* Effect.result(Schema.decodeUnknownEffect(inputOnTheWire(file.list))(filters, { errors: "all", onExcessProperty: "error" }))
    if (search._tag === "Failure") return invalid(messageIds(search.failure.issue).issues)
    const words = exportWords[asked.success.language ?? "en"]
    const person = yield* (yield* Users).get(user.id)
    const today = yield* todayIn(person?.timeZone ?? "UTC")
    const seen = file.searchFor(user, search.success)
    return {
      name: exportFileName(words[file.title], shop, today),
      search: seen,
      columns: file.columnsFor(columnsIn(asked.success.columns ?? "").map(({ id }) => id), user, seen),
      words
    }
  })

async function* stretches(head: string, lines: (after?: string) => Promise<{ readonly text: string; readonly next: string | undefined }>) {
  yield head
  let { text, next } = await lines()
  yield text
  while (next !== undefined) {
    ({ text, next } = await lines(next))
    yield text
  }
}
