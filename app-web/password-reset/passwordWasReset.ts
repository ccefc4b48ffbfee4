/**
 * What the sign-in is told by who comes from a new password (spec §4 'Login with your new password'): the state of the
 * navigation.
 */
export const passwordWasReset = "passwordWasReset"
