/** The transitions of the password reset, written by hand from spec §4 and §8: [state, event, next state, notice]. */
export const passwordResetSteps: ReadonlyArray<readonly [string, string, string, string?]> = [
  ["asking", "request", "requesting"],

  ["requesting", "answered", "sent"],
  ["requesting", "email unknown", "emailNotFound"],
  ["requesting", "mail not configured", "asking", "noMail"],
  ["requesting", "too many requests", "asking", "tooManyTries"],
  ["requesting", "network error", "asking", "unreachable"],
  ["requesting", "other failure", "asking", "failed"],
  ["requesting", "link older than 10 minutes", "asking", "failed"],
  ["requesting", "link older than 3 days", "asking", "failed"],
  ["requesting", "password too common", "asking", "failed"],

  ["emailNotFound", "request", "requesting"],
  ["sent", "again", "asking"],

  ["checkingLink", "answered", "choosing"],
  ["checkingLink", "link older than 10 minutes", "asking", "linkExpired"],
  ["checkingLink", "link older than 3 days", "asking", "linkTooOld"],
  ["checkingLink", "network error", "unreachable"],
  ["checkingLink", "other failure", "asking", "linkBroken"],
  ["checkingLink", "email unknown", "asking", "linkBroken"],
  ["checkingLink", "mail not configured", "asking", "linkBroken"],
  ["checkingLink", "too many requests", "asking", "linkBroken"],
  ["checkingLink", "password too common", "asking", "linkBroken"],

  ["unreachable", "again", "checkingLink"],
  ["unreachable", "after retry", "checkingLink"],

  ["choosing", "choose", "setting"],

  ["setting", "answered", "done"],
  ["setting", "link older than 10 minutes", "asking", "linkExpired"],
  ["setting", "link older than 3 days", "asking", "linkTooOld"],
  ["setting", "password too common", "choosing", "passwordCommon"],
  ["setting", "network error", "choosing", "unreachable"],
  ["setting", "other failure", "choosing", "failed"],
  ["setting", "email unknown", "choosing", "failed"],
  ["setting", "mail not configured", "choosing", "failed"],
  ["setting", "too many requests", "choosing", "failed"],

  ["done", "login", "left"],
  ["done", "after reading", "left"]
]
