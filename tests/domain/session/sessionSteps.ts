/** The transitions of the session, written by hand from spec §4 and §8: [state, event, next state, notice]. */
export const sessionSteps: ReadonlyArray<readonly [string, string, string, string?]> = [
  ["requestingTokens", "answered", "recognising"],
  ["requestingTokens", "refused by the server", "signedOut", "loginFailed"],
  ["requestingTokens", "network error", "unreachable"],
  ["requestingTokens", "unknown shop", "nowhere"],

  ["recognising", "answered", "signedIn"],
  ["recognising", "refused by the server", "reviving"],
  ["recognising", "network error", "unreachable"],
  ["recognising", "unknown shop", "nowhere"],

  ["reviving", "answered", "recognisingAgain"],
  ["reviving", "refused by the server", "signedOut"],
  ["reviving", "refused by the server", "signedOut", "sessionExpired"],
  ["reviving", "network error", "unreachable"],
  ["reviving", "unknown shop", "signedOut"],
  ["reviving", "unknown shop", "signedOut", "sessionExpired"],

  ["unreachable", "again", "recognising"],
  ["unreachable", "again", "requestingTokens"],
  ["unreachable", "after retry", "recognising"],
  ["unreachable", "after retry", "requestingTokens"],

  ["signedOut", "signIn", "checkingPassword"],
  ["signedOut", "signedInElsewhere", "recognising"],

  ["checkingPassword", "answered", "handingOff"],
  ["checkingPassword", "refused by the server", "signedOut", "loginFailed"],
  ["checkingPassword", "network error", "signedOut", "unreachable"],
  ["checkingPassword", "unknown shop", "nowhere"],
  ["checkingPassword", "server busy", "signedOut", "busy"],
  ["checkingPassword", "too many attempts", "signedOut", "tooManyTries"],

  ["checkingPassword", "second step required", "secondStep"],

  ["signedOut", "usePasskey", "checkingPasskey"],
  ["secondStep", "usePasskey", "checkingPasskey"],
  ["secondStep", "sendCode", "checkingCode"],
  ["secondStep", "startOver", "signedOut"],
  ["secondStep", "signedInElsewhere", "recognising"],

  ["checkingCode", "answered", "handingOff"],
  ["checkingCode", "refused by the server", "secondStep", "codeNotRight"],
  ["checkingCode", "unknown shop", "secondStep", "codeNotRight"],
  ["checkingCode", "second step expired", "signedOut", "secondStepOver"],
  ["checkingCode", "network error", "secondStep", "unreachable"],
  ["checkingCode", "too many attempts", "secondStep", "tooManyTries"],

  ["checkingPasskey", "answered", "handingOff"],
  ["checkingPasskey", "refused by the server", "signedOut", "passkeyNotAccepted"],
  ["checkingPasskey", "refused by the server", "secondStep", "passkeyNotAccepted"],
  ["checkingPasskey", "passkey not presented", "signedOut", "passkeyNotShown"],
  ["checkingPasskey", "passkey not presented", "secondStep", "passkeyNotShown"],
  ["checkingPasskey", "second step expired", "signedOut", "secondStepOver"],
  ["checkingPasskey", "network error", "signedOut", "unreachable"],
  ["checkingPasskey", "network error", "secondStep", "unreachable"],
  ["checkingPasskey", "too many attempts", "signedOut", "tooManyTries"],
  ["checkingPasskey", "too many attempts", "secondStep", "tooManyTries"],
  ["checkingPasskey", "unknown shop", "nowhere"],

  ["signedIn", "refused", "refreshing"],
  ["signedIn", "changed", "recognisingAgain"],
  ["signedIn", "signOut", "signingOut"],
  ["signedIn", "signedOutElsewhere", "signedOut", "loggedOut"],

  ["refreshing", "answered", "recognisingAgain"],
  ["refreshing", "refused by the server", "signedOut", "sessionExpired"],
  ["refreshing", "network error", "signedIn"],
  ["refreshing", "unknown shop", "signedOut", "sessionExpired"],
  ["refreshing", "signOut", "signingOut"],
  ["refreshing", "signedOutElsewhere", "signedOut", "loggedOut"],

  ["recognisingAgain", "answered", "signedIn"],
  ["recognisingAgain", "refused by the server", "signedOut", "sessionExpired"],
  ["recognisingAgain", "network error", "signedIn"],
  ["recognisingAgain", "network error", "unreachable"],
  ["recognisingAgain", "unknown shop", "signedOut", "sessionExpired"],
  ["recognisingAgain", "signOut", "signingOut"],
  ["recognisingAgain", "signedOutElsewhere", "signedOut", "loggedOut"],

  ["signingOut", "answered", "leaving", "loggedOut"],
  ["signingOut", "refused by the server", "leaving", "loggedOut"],
  ["signingOut", "unknown shop", "leaving", "loggedOut"],
  ["signingOut", "network error", "stillSignedInThere"],
  ["stillSignedInThere", "again", "signingOut"],
  ["stillSignedInThere", "after retry", "signingOut"],
  ["leaving", "after logoutGuard", "signedOut", "loggedOut"]
]
