import { handle } from "#domain/contract/Endpoint.ts"
import { findParts } from "./findParts.ts"
import { Nags } from "./Nags.ts"
import { listGlass, listGlassParts } from "./nagsApi.ts"

/** Who answers the calls of nagsApi. */
export const nagsHandlers = [
  handle(listGlass, ({ bodyStyle = "", glassType, ...vehicle }) =>
    Nags.use((nags) => nags.thatFit({ ...vehicle, bodyStyle }, glassType === undefined ? [] : [glassType]))),
  handle(listGlassParts, ({ partNumber }) => findParts(partNumber))
]
