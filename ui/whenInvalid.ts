/** Returns `isInvalid` only if true: an explicit `false` would hide the server's validation errors. */
export const whenInvalid = (
  errorMessage: string | undefined,
  isInvalid: boolean | undefined
): { readonly isInvalid?: true } => (isInvalid || errorMessage ? { isInvalid: true } : {})
