// `node app-api/launch/catalogue.mjs --file X`. Runs on any Node ≥ 20.
import { onNode24 } from "./onNode24.mjs"
import { catalogueArgs } from "./programs.mjs"

onNode24(...catalogueArgs)
