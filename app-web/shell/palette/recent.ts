import type { Command } from "#ui/matchCommands.ts"

/** Maximum number of recent items. */
const most = 6

const placeOf = (userId: string) => `frit.recent.${userId}`

/** Returns the user's recent commands in this browser, newest first. Cleared on sign-out. */
export const recentOf = (userId: string): ReadonlyArray<Command> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userId)) ?? "[]")
    return Array.isArray(kept) ? (kept as ReadonlyArray<Command>) : []
  } catch {
    return []
  }
}

/** Adds a command to the recent ones. */
export const rememberRecent = (userId: string, chosen: Command) => {
  const others = recentOf(userId).filter(({ id }) => id !== chosen.id)
  localStorage.setItem(placeOf(userId), JSON.stringify([chosen, ...others].slice(0, most)))
}

/**
 * Returns the recent commands that are still valid: pages and actions in their current form, and records whose screens
 * the user may still open.
 */
export const validRecent = (
  recent: ReadonlyArray<Command>,
  own: ReadonlyArray<Command>,
  mayFollow: (href: string) => boolean
): ReadonlyArray<Command> =>
  recent.flatMap((one) => {
    const now = own.find(({ id }) => id === one.id)
    if (now !== undefined) return [now]
    return /^(action|page):/.test(one.id) || one.href === undefined || !mayFollow(one.href) ? [] : [one]
  })
