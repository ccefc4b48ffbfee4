import { Schema } from "effect"

/** Nothing is owed there: there is no statement of it. */
export class NothingOwed extends Schema.TaggedError<NothingOwed>()("NothingOwed", {}, { httpApiStatus: 404 }) {}
