import type { MessageTrouble } from "#domain/messages/Message.ts"

/** Twilio's error codes as the desk can act on them: https://www.twilio.com/docs/api/errors */
const troubles: Readonly<Record<number, MessageTrouble>> = {
  21211: "invalidNumber",
  21265: "invalidNumber",
  21408: "noPermission",
  21610: "stopped",
  21612: "unroutable",
  21614: "notMobile",
  30002: "account",
  30003: "unreachable",
  30004: "blocked",
  30005: "unknownHandset",
  30006: "notMobile",
  30007: "filtered",
  30034: "account"
}

/** What an error code of Twilio means. */
export const troubleOf = (code: number): MessageTrouble => troubles[code] ?? "other"
