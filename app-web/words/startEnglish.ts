import shared from "./en/shared.json" with { type: "json" }
import shell from "./en/shell.json" with { type: "json" }
import session from "./en/session.json" with { type: "json" }
import passwordReset from "./en/password-reset.json" with { type: "json" }

/** What is said in English before anybody is signed in, and by every screen. */
export const startEnglish = { ...shared, ...shell, ...session, ...passwordReset }
