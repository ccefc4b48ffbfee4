import shared from "./fr/shared.json" with { type: "json" }
import shell from "./fr/shell.json" with { type: "json" }
import session from "./fr/session.json" with { type: "json" }
import passwordReset from "./fr/password-reset.json" with { type: "json" }

/** What is said in French before anybody is signed in, and by every screen. */
export const startFrench = { ...shared, ...shell, ...session, ...passwordReset }
