import { useEffect, useEffectEvent, useState } from "react"
import { CommandPalette } from "#ui/CommandPalette.tsx"
import type { Command } from "#ui/matchCommands.ts"
import { canOpenUrl } from "#web/access/startPage.ts"
import { useUser } from "#web/access/useUser.ts"
import { offeredActions } from "#web/page/openActions.ts"
import { reloadOnce } from "#web/loading/reloadOnce.ts"
import { useWords } from "#web/words/useWords.ts"
import {
  actionCommands,
  isListedByDefault,
  type SearchResults,
  type PaletteActions,
  isInMenu,
  pageCommands,
  paletteGroups
} from "./commands.ts"
import { recentOf, rememberRecent, validRecent } from "./recent.ts"

interface PaletteProps {
  readonly actions: PaletteActions
  readonly onClose: () => void
}

/** The results before the search module is loaded. */
const awaited: SearchResults = {
  customers: [],
  jobs: [],
  reminders: [],
  isLoading: { customers: true, jobs: true, reminders: true },
  problem: undefined
}

/** The results if it failed to load. */
const missing: SearchResults = { ...awaited, isLoading: { customers: false, jobs: false, reminders: false } }

type SearchModule = typeof import("./PaletteSearch.tsx")

/** Loads the record search when the palette opens. Screens and actions are listed without it. */
const useSearch = (onMissing: () => void): SearchModule | undefined => {
  const [search, setSearch] = useState<SearchModule>()
  const fail = useEffectEvent(onMissing)
  useEffect(() => {
    void reloadOnce("palette-search", () => import("./PaletteSearch.tsx")).then(
      (come) => setSearch(come),
      () => fail()
    )
  }, [])
  return search
}

/** The command palette: finds screens, actions, customers, jobs and reminders. Mounted while open. */
export function Palette({ actions: palette, onClose }: PaletteProps) {
  const words = useWords()
  const { t } = words
  const user = useUser()
  const [text, setText] = useState("")
  const [recent] = useState(() => recentOf(user.id))
  const [here] = useState(offeredActions)
  const [found, setFound] = useState<SearchResults>(awaited)
  const search = useSearch(() => setFound({ ...missing, problem: t("failure.Offline") }))
  const remembering = (commands: ReadonlyArray<Command>) =>
    commands.map((command) => ({
      ...command,
      onAction: () => {
        if (!isHere(command)) rememberRecent(user.id, command)
        command.onAction?.()
      }
    }))
  const actions = actionCommands(user, words, palette)
  const pages = pageCommands(user, words)
  const shown =
    text.trim() === ""
      ? { actions: actions.filter(isListedByDefault), pages: pages.filter(({ href }) => isInMenu(href)) }
      : { actions, pages }
  const groups = paletteGroups(
    {
      ...found,
      ...shown,
      here,
      text,
      recent: validRecent(recent, [...actions, ...pages], (href) => canOpenUrl(user, href))
    },
    t
  )
  return (
    <>
      {search !== undefined && <search.PaletteSearch text={text} onFound={setFound} />}
      <CommandPalette
        label={t("palette")}
        searchLabel={t("palette.search")}
        placeholder={t("palette.placeholder")}
        clearLabel={t("clearSearch")}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        text={text}
        onTextChange={setText}
        groups={groups.map((group) => ({ ...group, commands: remembering(group.commands) }))}
        countLabel={(count) => t("palette.count", { count })}
        loadingLabel={t("loading")}
        emptyLabel={t("palette.nothing")}
        problem={found.problem}
      />
    </>
  )
}

/** Actions on the open record are available only there and are not remembered. */
const isHere = ({ id }: Command) => id.startsWith("here:")
