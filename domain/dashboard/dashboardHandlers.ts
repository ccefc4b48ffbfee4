import { Effect } from "effect"
import { requireUser } from "#domain/access/CurrentUser.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { JobFigures, sortByTime } from "#domain/jobs/JobFigures.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"
import { restrictSearch, jobAccessLevel } from "#domain/jobs/jobVisibility.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { type Dashboard, getDashboard } from "./dashboardApi.ts"
import { dashboardSearches, weeksShown } from "./dashboardSearches.ts"
import { zoneOf } from "./zoneOf.ts"

/**
 * Returns the dashboard as the current user may see it. Users who only install get their own work, and no amounts are
 * computed for them.
 */
const loadDashboard = Effect.fn("loadDashboard")(function* () {
  const person = yield* requireUser
  const figures = yield* JobFigures
  const today = yield* todayIn(yield* zoneOf(person.id))
  const isWork = jobAccessLevel(person) === "work"
  const {
    installs: ofToday,
    partsPending,
    partsPendingSoon,
    comebacks,
    accepted,
    online,
    lost,
    quotes,
    unpaid,
    weeks
  } = dashboardSearches(today)
  const work: ReadonlyArray<JobSearch> = [{}, ofToday, partsPending, partsPendingSoon, comebacks]
  const searches = isWork ? work : [...work, accepted, lost, online, ...quotes, ...unpaid, ...weeks]
  const [installs, sales, [all, installsAll, pending, pendingSoon, back, ...money]] = yield* Effect.all(
    [
      figures.installsOn(today, isWork ? person.id : undefined),
      isWork ? Effect.succeed([]) : figures.netSales(weeksShown(today)),
      figures.totals(searches.map((search) => restrictSearch(person, search)))
    ],
    { concurrency: 3 }
  )
  const from = (at: number, count: number) => money.slice(at, at + count)
  return {
    today,
    isNew: all!.count === 0,
    installs: installs.toSorted(sortByTime),
    installCount: installsAll!.count,
    partsPending: pending!.count,
    partsPendingSoon: pendingSoon!.count,
    comebacks: back!.count,
    ...(isWork
      ? {}
      : {
          money: {
            accepted: money[0]!,
            lost: money[1]!,
            online: money[2]!,
            quotes: from(3, quotes.length),
            unpaid: from(3 + quotes.length, unpaid.length),
            weeks: from(3 + quotes.length + unpaid.length, weeks.length).map((pile, at) => ({
              ...pile,
              total: sales[at]!
            }))
          }
        })
  } satisfies Dashboard
})

export const dashboardHandlers = [handle(getDashboard, () => loadDashboard())]
