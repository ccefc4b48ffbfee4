import { Effect, Option, Stream } from "effect"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import type { AuditLog } from "#domain/audit/AuditLog.ts"
import { recordAudit } from "#domain/audit/recordAudit.ts"
import type { Caller } from "#domain/contract/Caller.ts"
import type { Content } from "#domain/contract/Content.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { parseColumns } from "#domain/lists/columnsText.ts"
import type { CsvExport } from "#domain/lists/CsvExport.ts"
import { byteOrderMark } from "#domain/lists/csvLine.ts"
import { Users } from "#domain/people/Users.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { todayIn } from "#domain/shared/Day.ts"
import type { NewId } from "#domain/shared/NewId.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { screenTexts } from "#domain/words/screenTexts.ts"
import { type ExportParams, exportEndpoint } from "./exportsApi.ts"

/** Handlers that export each of the given lists. */
export const exportsHandlers = <R>(files: ReadonlyArray<CsvExport<R>>) =>
  files.map((file) => handle(exportEndpoint(file), writeCsv(file)))

/**
 * Writes a list as CSV. Each batch is read in its own transaction once the browser has consumed the previous one, so
 * memory use is limited to one batch. The first batch is read before the response starts, so an error there still
 * produces an error response.
 */
const writeCsv = <R>(file: CsvExport<R>) =>
  Effect.fnUntraced(function* ({ columns = "", language = "en", ...filters }: ExportParams) {
    // Always defined, because the list's own access rule has already been checked.
    const user = (yield* CurrentUser)!
    const words = yield* Effect.promise(() => screenTexts(language, file.topic))
    const person = yield* (yield* Users).get(user.id)
    const shop = yield* (yield* Tenants).get((yield* CurrentTenant).id)
    const search = file.searchFor(user, filters)
    const shown = file.columnsFor(
      parseColumns(columns).map(({ id }) => id),
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
    // Recorded once the last row has been sent or the browser has disconnected, with the number of rows sent so far.
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

/** Returns the file name of an export, from list, shop, and day: `customers-copper-state-auto-glass-2026-11-21.csv`. */
export const exportFileName = (list: string, shop: string, day: string): string =>
  `${[list, shop]
    .map(plain)
    .filter((part) => part !== "")
    .join("-")}-${day}.csv`

/** Reduces text to unaccented letters, digits, and hyphens, which are valid in file names on every system. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
