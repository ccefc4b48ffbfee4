import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { closeBooks } from "./closeBooks.ts"
import { ClosingDay } from "./ClosingDay.ts"
import { getClosingDay, putClosingDay } from "./closingDayApi.ts"

export const closingDayHandlers = [
  handle(getClosingDay, () =>
    Effect.map(
      ClosingDay.use(({ get }) => get),
      (closedThrough) => ({ closedThrough })
    )
  ),
  handle(putClosingDay, closeBooks)
]
