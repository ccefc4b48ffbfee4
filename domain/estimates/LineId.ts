import { Schema } from "effect"

/**
 * Names a line within its job for as long as it stands, whatever is typed into it or wherever it is moved: whoever adds
 * the line makes it.
 */
export const LineId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("LineId"))
export type LineId = typeof LineId.Type
