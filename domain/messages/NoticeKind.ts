import { Schema } from "effect"

/** What customers are told without anybody writing: booked, the day before, on the way, thanks with a link to a review. */
export const NoticeKind = Schema.Literals(["booked", "dayBefore", "onMyWay", "thanks"])
export type NoticeKind = typeof NoticeKind.Type
