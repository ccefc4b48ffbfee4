/** The transitions of the password reset, written by hand from spec §4 and §8: [state, event, next state, notice]. */
export const passwordResetSteps: ReadonlyArray<readonly [string, string, string, string?]> = [
  ["asking", "request", "requesting"],

  ["requesting", "answered", "sent"],
  ["requesting", "nobody has the e-mail", "emailNotFound"],
  ["requesting", "no mail is sent here", "asking", "noMail"],
  ["requesting", "asked too often", "asking", "tooManyTries"],
  ["requesting", "not heard", "asking", "unreachable"],
  ["requesting", "refused otherwise", "asking", "failed"],
  ["requesting", "link too old for 10 minutes", "asking", "failed"],
  ["requesting", "link older than 3 days", "asking", "failed"],
  ["requesting", "password too common", "asking", "failed"],

  ["emailNotFound", "request", "requesting"],
  ["sent", "again", "asking"],

  ["checkingLink", "answered", "choosing"],
  ["checkingLink", "link too old for 10 minutes", "asking", "linkExpired"],
  ["checkingLink", "link older than 3 days", "asking", "linkTooOld"],
  ["checkingLink", "not heard", "unreachable"],
  ["checkingLink", "refused otherwise", "asking", "linkBroken"],
  ["checkingLink", "nobody has the e-mail", "asking", "linkBroken"],
  ["checkingLink", "no mail is sent here", "asking", "linkBroken"],
  ["checkingLink", "asked too often", "asking", "linkBroken"],
  ["checkingLink", "password too common", "asking", "linkBroken"],

  ["unreachable", "again", "checkingLink"],
  ["unreachable", "after retry", "checkingLink"],

  ["choosing", "choose", "setting"],

  ["setting", "answered", "done"],
  ["setting", "link too old for 10 minutes", "asking", "linkExpired"],
  ["setting", "link older than 3 days", "asking", "linkTooOld"],
  ["setting", "password too common", "choosing", "passwordCommon"],
  ["setting", "not heard", "choosing", "unreachable"],
  ["setting", "refused otherwise", "choosing", "failed"],
  ["setting", "nobody has the e-mail", "choosing", "failed"],
  ["setting", "no mail is sent here", "choosing", "failed"],
  ["setting", "asked too often", "choosing", "failed"],

  ["done", "login", "left"],
  ["done", "after reading", "left"]
]
