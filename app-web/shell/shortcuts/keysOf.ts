import type { Shortcut } from "./Shortcut.ts"

/** The keys of a shortcut, as they stand on the keyboard. */
export const keysOf = ({ keys }: Shortcut): ReadonlyArray<string> => keys.toUpperCase().split(" ")
