// `npm run drill`. Runs on any Node ≥ 20.
import { onNode24 } from "./onNode24.mjs"

onNode24("app-api/drill.ts")
