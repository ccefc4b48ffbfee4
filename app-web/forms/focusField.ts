import { focusFirstError } from "#web/api/focusFirstError.ts"

/** Puts the cursor into the field at a path, once it is drawn. */
export const focusField = (path: string) => focusFirstError([path])
