// `npm run restore -- <folder> [--over]`. Any Node ≥ 20 may run it.
import { onNode24 } from "./onNode24.mjs"

onNode24("app-api/restore.ts")
