/** The transitions of the session, written by hand from spec §4 and §8: [state, event, next state, notice]. */
export const sessionSteps: ReadonlyArray<readonly [string, string, string, string?]> = [
  ["requestingTokens", "answered", "recognising"],
  ["requestingTokens", "refused by the server", "signedOut", "loginFailed"],
  ["requestingTokens", "not heard", "unreachable"],
  ["requestingTokens", "no shop here", "nowhere"],

  ["recognising", "answered", "signedIn"],
  ["recognising", "refused by the server", "reviving"],
  ["recognising", "not heard", "unreachable"],
  ["recognising", "no shop here", "nowhere"],

  ["reviving", "answered", "recognisingAgain"],
  ["reviving", "refused by the server", "signedOut"],
  ["reviving", "refused by the server", "signedOut", "sessionExpired"],
  ["reviving", "not heard", "unreachable"],
  ["reviving", "no shop here", "signedOut"],
  ["reviving", "no shop here", "signedOut", "sessionExpired"],

  ["unreachable", "again", "recognising"],
  ["unreachable", "again", "requestingTokens"],
  ["unreachable", "after retry", "recognising"],
  ["unreachable", "after retry", "requestingTokens"],

  ["signedOut", "signIn", "checkingPassword"],
  ["signedOut", "signedInElsewhere", "recognising"],

  ["checkingPassword", "answered", "handingOff"],
  ["checkingPassword", "refused by the server", "signedOut", "loginFailed"],
  ["checkingPassword", "not heard", "signedOut", "unreachable"],
  ["checkingPassword", "no shop here", "nowhere"],
  ["checkingPassword", "server busy", "signedOut", "busy"],
  ["checkingPassword", "too many attempts", "signedOut", "tooManyTries"],

  ["checkingPassword", "one step more", "secondStep"],

  ["signedOut", "usePasskey", "checkingPasskey"],
  ["secondStep", "usePasskey", "checkingPasskey"],
  ["secondStep", "sendCode", "checkingCode"],
  ["secondStep", "startOver", "signedOut"],
  ["secondStep", "signedInElsewhere", "recognising"],

  ["checkingCode", "answered", "handingOff"],
  ["checkingCode", "refused by the server", "secondStep", "codeNotRight"],
  ["checkingCode", "no shop here", "secondStep", "codeNotRight"],
  ["checkingCode", "took too long", "signedOut", "secondStepOver"],
  ["checkingCode", "not heard", "secondStep", "unreachable"],
  ["checkingCode", "too many attempts", "secondStep", "tooManyTries"],

  ["checkingPasskey", "answered", "handingOff"],
  ["checkingPasskey", "refused by the server", "signedOut", "passkeyNotAccepted"],
  ["checkingPasskey", "refused by the server", "secondStep", "passkeyNotAccepted"],
  ["checkingPasskey", "not shown", "signedOut", "passkeyNotShown"],
  ["checkingPasskey", "not shown", "secondStep", "passkeyNotShown"],
  ["checkingPasskey", "took too long", "signedOut", "secondStepOver"],
  ["checkingPasskey", "not heard", "signedOut", "unreachable"],
  ["checkingPasskey", "not heard", "secondStep", "unreachable"],
  ["checkingPasskey", "too many attempts", "signedOut", "tooManyTries"],
  ["checkingPasskey", "too many attempts", "secondStep", "tooManyTries"],
  ["checkingPasskey", "no shop here", "nowhere"],

  ["signedIn", "refused", "refreshing"],
  ["signedIn", "changed", "recognisingAgain"],
  ["signedIn", "signOut", "signingOut"],
  ["signedIn", "signedOutElsewhere", "signedOut", "loggedOut"],

  ["refreshing", "answered", "recognisingAgain"],
  ["refreshing", "refused by the server", "signedOut", "sessionExpired"],
  ["refreshing", "not heard", "signedIn"],
  ["refreshing", "no shop here", "signedOut", "sessionExpired"],
  ["refreshing", "signOut", "signingOut"],
  ["refreshing", "signedOutElsewhere", "signedOut", "loggedOut"],

  ["recognisingAgain", "answered", "signedIn"],
  ["recognisingAgain", "refused by the server", "signedOut", "sessionExpired"],
  ["recognisingAgain", "not heard", "signedIn"],
  ["recognisingAgain", "not heard", "unreachable"],
  ["recognisingAgain", "no shop here", "signedOut", "sessionExpired"],
  ["recognisingAgain", "signOut", "signingOut"],
  ["recognisingAgain", "signedOutElsewhere", "signedOut", "loggedOut"],

  ["signingOut", "answered", "leaving", "loggedOut"],
  ["signingOut", "refused by the server", "leaving", "loggedOut"],
  ["signingOut", "no shop here", "leaving", "loggedOut"],
  ["signingOut", "not heard", "stillSignedInThere"],
  ["stillSignedInThere", "again", "signingOut"],
  ["stillSignedInThere", "after retry", "signingOut"],
  ["leaving", "after logoutGuard", "signedOut", "loggedOut"]
]
