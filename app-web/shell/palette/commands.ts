import type { Command, CommandGroup } from "#ui/matchCommands.ts"
import { canOpen } from "#web/access/startPage.ts"
import { menu } from "#web/access/mainMenu.ts"
import type { Person } from "#web/access/Person.ts"
import { screenRoutes, samplePages } from "#web/access/screenRoutes.ts"
import { type Theme, themeIcons, themes } from "#web/page/theme.ts"
import { keysOf } from "#web/shell/shortcuts/shortcutsFor.ts"
import { type Language, languageName, languageTags } from "#domain/words/languages.ts"
import type { Translator } from "#web/words/useWords.ts"
import type { WordId } from "#web/words/words.ts"
import { shortcutsFor } from "../shortcuts/shortcutsFor.ts"

/** Actions of the palette on the page itself. */
export interface PaletteActions {
  readonly signOut: () => void
  readonly help: () => void
  readonly chooseTheme: (theme: Theme) => void
  readonly chooseLanguage: (language: Language) => void
}

const begun: ReadonlyArray<readonly [path: string, title: WordId]> = [
  ["/jobs/create", "action.newQuote"],
  ["/customers/create", "route.customerCreate"],
  ["/reminders/create", "reminder.new"],
  ["/pricing-profile/create", "route.pricingProfileCreate"],
  ["/users/create", "route.userCreate"],
  ["/admin/products/create", "product.newTitle"],
  ["/locations/create", "route.locationCreate"]
]

/**
 * Returns whether a command is listed before anything is typed. "New" commands are; appearance and language are found
 * by typing.
 */
export const isListedByDefault = ({ href }: Command): boolean => href !== undefined

/** Returns the actions available everywhere: create a record, change theme or language, sign out. */
export const actionCommands = (
  person: Person,
  { t }: Pick<Translator, "t">,
  actions: PaletteActions
): ReadonlyArray<Command> => [
  ...begun
    .filter(([path]) => canOpen(person, path))
    .map(([href, title]) => ({ id: `action:${href}`, label: t(title), icon: "plus" as const, href })),
  { id: "action:help", label: t("shortcuts"), icon: "info", shortcut: ["?"], onAction: actions.help },
  ...(Object.keys(themes) as ReadonlyArray<Theme>).map((theme) => ({
    id: `action:theme.${theme}`,
    label: t("theme.now", { theme: t(themes[theme]) }),
    icon: themeIcons[theme],
    onAction: () => actions.chooseTheme(theme)
  })),
  ...languageTags.map((language) => ({
    id: `action:language.${language}`,
    label: t("action.language", { language: languageName(language) }),
    icon: "globe" as const,
    onAction: () => actions.chooseLanguage(language)
  })),
  { id: "action:signOut", label: t("account.logout"), icon: "logout", onAction: actions.signOut }
]

const icons = new Map(menu.flatMap(({ entries }) => entries.map(({ path, icon }) => [path, icon] as const)))

/**
 * Returns whether a screen is in the main menu. Those are listed before anything is typed, all others are found by
 * typing.
 */
export const isInMenu = (href: string | undefined): boolean => href !== undefined && icons.has(href)

/**
 * Returns whether a path is not a page to navigate to: forms are actions, callbacks are opened only by partners, and
 * one path redirects.
 */
const isNoPage = (path: string) =>
  path.includes(":") || path.endsWith("/create") || path.endsWith("-callback") || path === "/tenant-account"

const samples = new Set(samplePages.map(({ path }) => path))

/**
 * Returns the screens of spec §2 that this user may open without a record, in the order of the table. The ui sample
 * pages are excluded, as they are for developers, who know their URLs.
 */
export const pageCommands = (person: Person, { t }: Pick<Translator, "t">): ReadonlyArray<Command> => {
  const shortcuts = new Map(shortcutsFor(person).map((one) => [one.path, keysOf(one)]))
  return screenRoutes
    .filter(({ path }) => !isNoPage(path) && canOpen(person, path) && !samples.has(path))
    .map(({ path, title }) => ({
      id: `page:${path}`,
      label: t(title),
      icon: icons.get(path) ?? "document",
      href: path,
      shortcut: shortcuts.get(path)
    }))
}

/** The server's results, and which searches are in progress. */
export interface SearchResults {
  readonly customers: ReadonlyArray<Command>
  readonly jobs: ReadonlyArray<Command>
  readonly reminders: ReadonlyArray<Command>
  readonly isLoading: { readonly customers: boolean; readonly jobs: boolean; readonly reminders: boolean }
  /** Error message of a failed search. */
  readonly problem: string | undefined
}

/** Everything the palette can show, before and after typing. */
interface PaletteSources extends Omit<SearchResults, "problem"> {
  readonly text: string
  readonly recent: ReadonlyArray<Command>
  readonly actions: ReadonlyArray<Command>
  /** The open record's title and actions; undefined if none is open. */
  readonly here: { readonly title: string; readonly commands: ReadonlyArray<Command> } | undefined
  readonly pages: ReadonlyArray<Command>
}

/** Returns the palette's groups, recent items first, without duplicates. */
export const paletteGroups = (
  { text, recent, here, actions, pages, customers, jobs, reminders, isLoading }: PaletteSources,
  t: (id: WordId) => string
): ReadonlyArray<CommandGroup> => {
  const first = new Set(text.trim() === "" ? recent.map(({ id }) => id) : [])
  const others = (commands: ReadonlyArray<Command>) => commands.filter(({ id }) => !first.has(id))
  return [
    ...(here === undefined ? [] : [{ id: "here", title: here.title, commands: here.commands }]),
    { id: "recent", title: t("palette.recent"), kind: "recent", commands: recent },
    {
      id: "customers",
      title: t("route.customers"),
      kind: "found",
      commands: customers,
      isLoading: isLoading.customers
    },
    { id: "jobs", title: t("route.jobs"), kind: "found", commands: jobs, isLoading: isLoading.jobs },
    {
      id: "reminders",
      title: t("reminders.title"),
      kind: "found",
      commands: reminders,
      isLoading: isLoading.reminders
    },
    { id: "actions", title: t("palette.actions"), commands: others(actions) },
    { id: "pages", title: t("palette.pages"), commands: others(pages) }
  ]
}
