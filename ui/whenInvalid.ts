/** Marks a field wrong only when it is: an explicit `false` would hide what the server said about it. */
export const whenInvalid = (
  errorMessage: string | undefined,
  isInvalid: boolean | undefined
): { readonly isInvalid?: true } => (isInvalid || errorMessage ? { isInvalid: true } : {})
