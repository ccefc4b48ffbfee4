// `npm run root -- --email you@frit.example`. Any Node ≥ 20 may run it.
import { onNode24 } from "./onNode24.mjs"

onNode24("app-api/root.ts")
