import { Schema } from "effect"

/** No answer came: the line is down, or the server is. Nothing typed is lost; the same press may be tried again. */
export class Offline extends Schema.TaggedError<Offline>()("Offline", {}) {}
