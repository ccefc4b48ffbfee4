import { handle } from "#domain/contract/Endpoint.ts"
import { getSearchPrice, listSearchCharges, postGlassSearch } from "./nagsSearchApi.ts"
import { SearchCharges } from "./SearchCharges.ts"
import { priceOfSearch, searchGlass } from "./searchGlass.ts"

/** Who answers the calls of nagsSearchApi. */
export const nagsSearchHandlers = [
  handle(getSearchPrice, priceOfSearch),
  handle(postGlassSearch, searchGlass),
  handle(listSearchCharges, (page) => SearchCharges.use((charges) => charges.list(page)))
]
