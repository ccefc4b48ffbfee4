import { useState } from "react"
import { CommandPalette } from "#ui/CommandPalette.tsx"
import type { Command } from "#ui/matchCommands.ts"
import { useUser } from "#web/session/useUser.ts"
import { useWords } from "#web/words/useWords.ts"
import { mayFollow } from "../mayOpen.ts"
import { actionCommands, begins, type Deeds } from "./actionCommands.ts"
import { isInMenu, pageCommands } from "./pageCommands.ts"
import { paletteGroups } from "./paletteGroups.ts"
import { recentOf, rememberRecent, stillOpen } from "./recent.ts"
import { useFound } from "./useFound.ts"

export interface PaletteProps {
  readonly deeds: Deeds
  readonly onClose: () => void
}

/**
 * Goes anywhere and does anything by typing: screens, actions, customers and jobs. Mounted while it
 * is open.
 */
export function Palette({ deeds, onClose }: PaletteProps) {
  const words = useWords()
  const { t } = words
  const user = useUser()
  const [text, setText] = useState("")
  const [recent] = useState(() => recentOf(user.id))
  const found = useFound(text)
  const remembering = (commands: ReadonlyArray<Command>) =>
    commands.map((command) => ({
      ...command,
      onAction: () => {
        rememberRecent(user.id, command)
        command.onAction?.()
      }
    }))
  const actions = actionCommands(user, words, deeds)
  const pages = pageCommands(user, words)
  const shown =
    text.trim() === ""
      ? { actions: actions.filter(begins), pages: pages.filter(({ href }) => isInMenu(href)) }
      : { actions, pages }
  const groups = paletteGroups(
    { ...found, ...shown, text, recent: stillOpen(recent, [...actions, ...pages], (href) => mayFollow(user, href)) },
    t
  )
  return (
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
  )
}
