// `npm run seed -- --jobs N`. Any Node ≥ 20 may run it.
import { onNode24 } from "./onNode24.mjs"

onNode24("app-api/seed.ts")
