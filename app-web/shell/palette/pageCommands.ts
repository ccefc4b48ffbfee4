import type { Command } from "#ui/matchCommands.ts"
import type { Person } from "#web/session/Person.ts"
import type { Talk } from "#web/words/useWords.ts"
import { menu } from "../mainMenu.ts"
import { mayOpen } from "../mayOpen.ts"
import { places } from "../places.ts"
import { keysOf } from "../shortcuts/keysOf.ts"
import { shortcutsFor } from "../shortcuts/shortcutsFor.ts"

const icons = new Map(menu.flatMap(({ entries }) => entries.map(({ path, icon }) => [path, icon] as const)))

/** The screens of the main menu come before anything is typed; all others are found by typing. */
export const isInMenu = (href: string | undefined): boolean => href !== undefined && icons.has(href)

/** Nobody goes there by hand: forms are actions, and partners send the browser back to the others. */
const isNoPage = (path: string) => path.includes(":") || path.endsWith("/create") || path.endsWith("-callback")

/** The screens of spec §2 that this person may open and that need no record, in the order of the table. */
export const pageCommands = (person: Person, { t }: Pick<Talk, "t">): ReadonlyArray<Command> => {
  const shortcuts = new Map(shortcutsFor(person).map((one) => [one.path, keysOf(one)]))
  return places
    .filter(({ path }) => !isNoPage(path) && mayOpen(person, path))
    .map(({ path, title }) => ({
      id: `page:${path}`,
      label: t(title),
      icon: icons.get(path) ?? "document",
      href: path,
      shortcut: shortcuts.get(path)
    }))
}
