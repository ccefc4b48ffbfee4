import { Effect, Option, Stream } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { AuditLog } from "#domain/audit/AuditLog.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import type { Caller } from "#domain/contract/Caller.ts"
import type { Content } from "#domain/contract/Content.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { columnsIn } from "#domain/lists/columnsText.ts"
import type { CsvExport } from "#domain/lists/CsvExport.ts"
import { byteOrderMark } from "#domain/lists/csvLine.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { NewId } from "#domain/shared/NewId.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { screenTexts } from "#domain/words/screenTexts.ts"
import { type ExportAsked, exportEndpoint } from "./exportsApi.ts"

/** Every list of these as a file. */
export const exportsHandlers = <R>(files: ReadonlyArray<CsvExport<R>>) =>
  files.map((file) => handle(exportEndpoint(file), writeCsv(file)))

/**
 * Writes a list as CSV. Each stretch is read when the browser has taken the one before, in a transaction of its own, so
 * a list of any length needs the memory of one stretch. The first is read before anything is answered: what breaks
 * there is still a refusal.
 */
const writeCsv = <R>(file: CsvExport<R>) =>
  Effect.fnUntraced(function* ({ columns = "", language = "en", ...filters }: ExportAsked) {
    // Nobody comes here unsigned: the list's own door is asked first.
    const user = (yield* CurrentUser)!
    const words = yield* Effect.promise(() => screenTexts(language, file.topic))
    const person = yield* (yield* Users).get(user.id)
    const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
    const search = file.searchFor(user, filters)
    const shown = file.columnsFor(
      columnsIn(columns).map(({ id }) => id),
      user,
      search
    )
    const stretch = (after: string | undefined) =>
      file.lines({ search, columns: shown, words, ...(after === undefined ? {} : { after }) })
    const first = yield* stretch(undefined)
    let written = first.rows
    const rest = Stream.paginate(first.next, (after) =>
      after === undefined
        ? Effect.succeed([[], Option.none()] as const)
        : Effect.map(stretch(after), ({ rows, text, next }) => {
            written += rows
            return [[text], Option.fromUndefinedOr(next)] as const
          })
    )
    // Written down when the last row has gone out, or the browser took no more: with the rows that had been sent by
    // then.
    const lines = Stream.concat(Stream.make(`${byteOrderMark}${file.head(shown, words)}${first.text}`), rest).pipe(
      Stream.ensuring(
        Effect.suspend(() => recordAudit(user, { kind: "exported", list: file.name, format: "csv", rows: written }))
      )
    )
    return {
      type: "text/csv; charset=utf-8",
      body: Stream.provideContext(lines, yield* Effect.context<R | AuditLog | Caller | CurrentTenant | NewId>()),
      file: {
        name: exportFileName(words[file.title], shop?.businessName ?? "", yield* todayIn(person?.timeZone ?? "UTC")),
        disposition: "attachment"
      }
    } satisfies Content
  })

/** What a file is saved as: list, shop and day, `customers-copper-state-auto-glass-2026-11-21.csv`. */
export const exportFileName = (list: string, shop: string, day: string): string =>
  `${[list, shop]
    .map(plain)
    .filter((part) => part !== "")
    .join("-")}-${day}.csv`

/** Letters without accents, digits and dashes: what every system takes in a name. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
