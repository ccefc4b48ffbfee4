import type { Command } from "#ui/matchCommands.ts"

/** How many are remembered. */
const most = 6

const placeOf = (userId: string) => `frit.recent.${userId}`

/** What a person chose last in this browser, newest first; forgotten with the sign-out. */
export const recentOf = (userId: string): ReadonlyArray<Command> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userId)) ?? "[]")
    return Array.isArray(kept) ? (kept as ReadonlyArray<Command>) : []
  } catch {
    return []
  }
}

/** Remembers a choice. */
export const rememberRecent = (userId: string, chosen: Command) => {
  const others = recentOf(userId).filter(({ id }) => id !== chosen.id)
  localStorage.setItem(placeOf(userId), JSON.stringify([chosen, ...others].slice(0, most)))
}

/** What of it still stands: pages and actions as they are now, records whose screens the person may still open. */
export const stillOpen = (
  recent: ReadonlyArray<Command>,
  own: ReadonlyArray<Command>,
  mayFollow: (href: string) => boolean
): ReadonlyArray<Command> =>
  recent.flatMap((one) => {
    const now = own.find(({ id }) => id === one.id)
    if (now !== undefined) return [now]
    return /^(action|page):/.test(one.id) || one.href === undefined || !mayFollow(one.href) ? [] : [one]
  })
