import type { Command, CommandGroup } from "#ui/matchCommands.ts"
import type { WordId } from "#web/words/words.ts"

/** What the palette can show, before anything is typed and after. */
export interface PaletteSources {
  readonly text: string
  readonly recent: ReadonlyArray<Command>
  readonly actions: ReadonlyArray<Command>
  readonly pages: ReadonlyArray<Command>
  /** What the server found. */
  readonly customers: ReadonlyArray<Command>
  readonly jobs: ReadonlyArray<Command>
  readonly isLoading: { readonly customers: boolean; readonly jobs: boolean }
}

/** The palette's groups, recents first; nothing stands in it twice. */
export const paletteGroups = (
  { text, recent, actions, pages, customers, jobs, isLoading }: PaletteSources,
  t: (id: WordId) => string
): ReadonlyArray<CommandGroup> => {
  const first = new Set(text.trim() === "" ? recent.map(({ id }) => id) : [])
  const others = (commands: ReadonlyArray<Command>) => commands.filter(({ id }) => !first.has(id))
  return [
    { id: "recent", title: t("palette.recent"), kind: "recent", commands: recent },
    {
      id: "customers",
      title: t("route.customers"),
      kind: "found",
      commands: customers,
      isLoading: isLoading.customers
    },
    { id: "jobs", title: t("route.jobs"), kind: "found", commands: jobs, isLoading: isLoading.jobs },
    { id: "actions", title: t("palette.actions"), commands: others(actions) },
    { id: "pages", title: t("palette.pages"), commands: others(pages) }
  ]
}
