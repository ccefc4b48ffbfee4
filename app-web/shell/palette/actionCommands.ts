import type { Command } from "#ui/matchCommands.ts"
import type { Person } from "#web/session/Person.ts"
import { type Language, languageNames } from "#web/words/languages.ts"
import type { Talk } from "#web/words/useWords.ts"
import type { WordId } from "#web/words/words.ts"
import { mayOpen } from "../mayOpen.ts"
import type { Theme } from "../theme.ts"
import { themeIcons, themes } from "../themes.ts"

/** What the palette can do to the page itself. */
export interface Deeds {
  readonly signOut: () => void
  readonly help: () => void
  readonly chooseTheme: (theme: Theme) => void
  readonly chooseLanguage: (language: Language) => void
}

const begun: ReadonlyArray<readonly [path: string, title: WordId]> = [
  ["/jobs/create", "action.newQuote"],
  ["/customers/create", "route.customerCreate"],
  ["/pricing-profile/create", "route.pricingProfileCreate"],
  ["/users/create", "route.userCreate"],
  ["/admin/products/create", "product.newTitle"],
  ["/locations/create", "route.locationCreate"]
]

/** What is begun comes before anything is typed; how the page looks and speaks is found by typing. */
export const begins = ({ href }: Command): boolean => href !== undefined

/** What this person can do from anywhere: begin something, change how the page looks and speaks, leave. */
export const actionCommands = (person: Person, { t }: Pick<Talk, "t">, deeds: Deeds): ReadonlyArray<Command> => [
  ...begun
    .filter(([path]) => mayOpen(person, path))
    .map(([href, title]) => ({ id: `action:${href}`, label: t(title), icon: "plus" as const, href })),
  { id: "action:help", label: t("shortcuts"), icon: "info", shortcut: ["?"], onAction: deeds.help },
  ...(Object.keys(themes) as ReadonlyArray<Theme>).map((theme) => ({
    id: `action:theme.${theme}`,
    label: t("theme.now", { theme: t(themes[theme]) }),
    icon: themeIcons[theme],
    onAction: () => deeds.chooseTheme(theme)
  })),
  ...(Object.entries(languageNames) as ReadonlyArray<[Language, string]>).map(([language, name]) => ({
    id: `action:language.${language}`,
    label: t("action.language", { language: name }),
    icon: "globe" as const,
    onAction: () => deeds.chooseLanguage(language)
  })),
  { id: "action:signOut", label: t("account.logout"), icon: "logout", onAction: deeds.signOut }
]
