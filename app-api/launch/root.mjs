// `npm run root -- --email you@frit.example`. Runs on any Node ≥ 20.
import { onNode24 } from "./onNode24.mjs"

onNode24("app-api/root.ts")
