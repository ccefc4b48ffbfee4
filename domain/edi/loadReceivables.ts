import { Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { type Content, fileContent } from "#domain/contract/Content.ts"
import { zoneOf } from "#domain/dashboard/zoneOf.ts"
import { byteOrderMark, csvLine, exact, whole } from "#domain/lists/csvLine.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { daysAfter, todayIn } from "#domain/shared/Day.ts"
import { printStatement } from "#domain/receivables/printStatement.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import type { getStatement } from "./receivablesApi.ts"
import { partnerProfiles } from "./partnerProfiles.ts"
import { paceDays, type ReceivableBy } from "#domain/receivables/Receivable.ts"
import { Receivables } from "#domain/receivables/Receivables.ts"

type Asked = (typeof getStatement)["input"]["Type"]

const words = await everyLanguage("screens", "edi")

/** Returns receivables by age, and how fast insurers pay. */
export const loadReceivables = Effect.fn("loadReceivables")(function* (by: ReceivableBy) {
  const today = yield* todayIn(yield* zoneOf((yield* requireUser).id))
  const receivables = yield* Receivables
  return {
    today,
    rows: yield* receivables.aging(by, today),
    paces: yield* receivables.paces(daysAfter(today, -paceDays))
  }
})

/** Returns the receivables as a CSV file; amounts with two decimals, as spreadsheets expect. */
export const receivablesCsv = Effect.fn("receivablesCsv")(function* (by: ReceivableBy, language: DocumentLanguage) {
  const { rows, today } = yield* loadReceivables(by)
  const t = words[language]
  const head = [
    t[`receivableBy.${by}`],
    t["receivables.count"],
    t["receivableAge.0"],
    t["receivableAge.31"],
    t["receivableAge.61"],
    t["receivableAge.91"],
    t["receivables.total"]
  ]
  const lines = rows.map(({ count, days0, days31, days61, days91, name, total }) => [
    by === "partner" ? partnerName(name) || t["receivables.noNetwork"] : name,
    whole(count),
    ...[days0, days31, days61, days91, total].map(exact)
  ])
  return {
    type: "text/csv; charset=utf-8",
    body: `${byteOrderMark}${[head, ...lines].map(csvLine).join("")}`,
    file: { name: `receivables-${by}-${today}.csv`, disposition: "attachment" }
  } satisfies Content
})

/** Returns a statement of what one of them owes. */
export const getStatementOf = Effect.fn("getStatementOf")(function* ({ by, key, language }: Asked) {
  const nameIn = (spoken: DocumentLanguage) => partnerName(key) || words[spoken]["receivables.noNetwork"]
  return fileContent((yield* printStatement({ by, key, language, ...(by === "partner" ? { nameIn } : {}) })).paper)
})

/** Returns the display name of a network; empty for none. */
const partnerName = (network: string): string =>
  Object.hasOwn(partnerProfiles, network) ? partnerProfiles[network as keyof typeof partnerProfiles].name : ""
