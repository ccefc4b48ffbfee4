import { Schema } from "effect"

/** Nothing is owed, so there is no statement. */
export class NothingOwed extends Schema.TaggedError<NothingOwed>()("NothingOwed", {}, { httpApiStatus: 404 }) {}
