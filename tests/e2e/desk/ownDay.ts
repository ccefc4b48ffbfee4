import type { Board, BoardJob, BoardLane } from "#domain/schedule/boardApi.ts"
import { emptyInstall } from "#domain/jobs/JobInstall.ts"
import type { CustomerId } from "#domain/customers/Customer.ts"
import { sampleCustomer, sampleJob, sampleLines } from "#domain/testing/samples.ts"
import { daysAfter } from "#domain/shared/Day.ts"
import { weekdayOf } from "#domain/shared/WeekHours.ts"
import type { BrowserSession } from "./openBrowser.ts"

/** Sends a request to the server as the page does. */
export const ask = <A>(
  { page }: BrowserSession,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: object
): Promise<A> =>
  page.evaluate(
    async ([address, how, sent]) => {
      const answer = await fetch(`/api/V1${address}`, {
        method: how!,
        ...(sent === "" ? {} : { body: sent!, headers: { "x-frit": "1", "content-type": "application/json" } })
      })
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { data: A }).data
    },
    [path, method, body === undefined ? "" : JSON.stringify(body)]
  )

/** A day of the board reserved for one attempt at one journey, with its installers. */
export interface OwnDay {
  readonly day: string
  readonly board: Board
  readonly laneOf: (firstName: string) => BoardLane
}

let taken = 0

/**
 * Reserves a working day, at least 70 days ahead: each attempt takes the next one, so that no journey is affected by
 * what another one, or an earlier attempt, left there.
 */
export const ownDay = async (desk: BrowserSession, ...names: ReadonlyArray<string>): Promise<OwnDay> => {
  const { today } = await ask<Board>(desk, "GET", `/calendar?from=2026-01-05&to=2026-01-05`)
  const from = daysAfter(today, 70)
  const board = await ask<Board>(desk, "GET", `/calendar?from=${from}&to=${daysAfter(from, 41)}`)
  const laneOf = (name: string) => board.lanes.find(({ firstName }) => firstName === name)!
  const isOpen = (day: string, { days }: Pick<BoardLane, "days">) =>
    days.some((one) => one.day === day && one.start !== "" && one.start <= "08:00" && one.end >= "17:00")
  const free = Array.from({ length: 42 }, (_, at) => daysAfter(from, at)).filter(
    (day) =>
      // Saturdays have shorter hours.
      weekdayOf(day) < 5 &&
      names.every((name) => isOpen(day, laneOf(name))) &&
      board.jobs.every(({ date }) => date !== day)
  )
  const day = free[taken++ % free.length]
  if (day === undefined) throw new Error("The demo shop has no free day 70 days ahead.")
  return { day, board, laneOf }
}

/** Creates a work order for its own customer, scheduled for an hour or two of an installer. */
export const ownJob = async (
  desk: BrowserSession,
  { board, day, laneOf }: OwnDay,
  customerName: string,
  { who, start, end }: { readonly who: string; readonly start: string; readonly end: string }
): Promise<BoardJob> => {
  const { id: customerId } = await ask<{ readonly id: CustomerId }>(desk, "POST", "/customers", {
    ...sampleCustomer,
    customerName,
    isBusiness: true
  })
  const { id: locationId } = board.locations.find(({ timeZone }) => timeZone === board.timeZone)!
  const quote = await ask<BoardJob>(desk, "POST", "/jobs", {
    ...sampleJob(customerId, locationId),
    insurance: null,
    // Labor only, with nothing to order and nothing to calibrate, so that no rule asks for a reason, whoever installs
    // it.
    lines: sampleLines.filter(({ kind }) => kind === "labor"),
    partsStatus: "complete",
    install: { ...emptyInstall, jobType: "replacement" }
  })
  const order = await ask<BoardJob>(desk, "POST", `/jobs/${quote.id}/work-order`, {
    version: quote.version,
    date: day,
    timeFrame: ""
  })
  return ask<BoardJob>(desk, "PUT", `/jobs/${order.id}/plan`, {
    version: order.version,
    date: day,
    timeFrame: "",
    time: start,
    duration: (Number(end.slice(0, 2)) - Number(start.slice(0, 2))) * 60,
    installers: [{ userId: laneOf(who).userId, start, end }]
  })
}
