// `node app-api/launch/catalogue.mjs --file X`. Any Node ≥ 20 may run it.
import { onNode24 } from "./onNode24.mjs"
import { catalogueArgs } from "./programs.mjs"

onNode24(...catalogueArgs)
