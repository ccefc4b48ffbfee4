import { Schema } from "effect"

/** What customers are told without anybody writing: booked, the day before, thanks with a link to a review. */
export const NoticeKind = Schema.Literals(["booked", "dayBefore", "thanks"])
export type NoticeKind = typeof NoticeKind.Type
