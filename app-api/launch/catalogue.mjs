// `node app-api/launch/catalogue.mjs --file X`. Any Node ≥ 20 may run it.
import { onNode24 } from "./onNode24.mjs"

onNode24("app-api/loadCatalogueFile.ts")
