import shared from "./es/shared.json" with { type: "json" }
import shell from "./es/shell.json" with { type: "json" }
import session from "./es/session.json" with { type: "json" }
import passwordReset from "./es/password-reset.json" with { type: "json" }

/** What is said in Spanish before anybody is signed in, and by every screen. */
export const startSpanish = { ...shared, ...shell, ...session, ...passwordReset }
