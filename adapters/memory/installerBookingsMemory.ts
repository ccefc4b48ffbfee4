import { Effect, Layer } from "effect"
import { InstallerBookings } from "#domain/jobs/bookInstallers.ts"
import { MemoryTables } from "./MemoryTables.ts"

/** In-memory storage for installers' bookings. Requests run one at a time, so nothing is locked. */
export const installerBookingsMemory = Layer.effect(
  InstallerBookings,
  Effect.gen(function* () {
    const { current } = yield* MemoryTables
    return InstallerBookings.of({
      conflicts: (job, asked) =>
        Effect.map(current, ({ installerBookings, jobs }) =>
          asked.flatMap((row) => {
            const others = [...installerBookings]
              .filter(([id]) => id !== job)
              .flatMap(([id, rows]) => rows.filter((one) => overlap(one, row)).map((one) => ({ id, ...one })))
            const [first] = others.toSorted((one, other) => one.from - other.from)
            return first === undefined
              ? []
              : [{ at: row.at, number: jobs.get(first.id)!.number, from: first.from, to: first.to }]
          })
        ),
      between: (from, to) =>
        Effect.map(current, ({ customers, installerBookings, jobs }) =>
          [...installerBookings]
            .flatMap(([id, rows]) => {
              const { number, locationId, install, customerId } = jobs.get(id)!
              const isMobile = install.repairLocation === "mobile"
              const customer = customers.get(customerId)
              const address = install.address ?? customer?.shippingAddress ?? customer?.billingAddress ?? null
              return rows
                .filter((row) => row.from < to && from < row.to)
                .map((row) => ({
                  jobId: id,
                  number,
                  userId: row.userId,
                  from: row.from,
                  to: row.to,
                  locationId,
                  isMobile,
                  address:
                    !isMobile || address === null ? null : { postalCode: address.postalCode, country: address.country }
                }))
            })
            .toSorted((one, other) => one.from - other.from || one.number - other.number)
        ),
      replace: (job, bookings) =>
        Effect.flatMap(current, ({ installerBookings }) => {
          const others = [...installerBookings].filter(([id]) => id !== job).flatMap(([, rows]) => rows)
          const firm = [...others, ...bookings].filter(({ isOverride }) => !isOverride)
          if (firm.some((one, at) => firm.slice(0, at).some((other) => overlap(one, other))))
            return Effect.die(new Error("An installer is booked on two jobs at the same time"))
          return Effect.sync(() => void installerBookings.set(job, bookings))
        })
    })
  })
).pipe(Layer.provide(MemoryTables.empty))

interface Hours {
  readonly userId: string
  readonly from: number
  readonly to: number
}

const overlap = (one: Hours, other: Hours) => one.userId === other.userId && one.from < other.to && other.from < one.to
