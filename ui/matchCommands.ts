import type { IconName } from "#ui/iconPaths.ts"

/** A page to go to, a thing to open, an action to take. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: IconName | undefined
  /** Keys that do the same, such as `["G", "C"]`. */
  readonly shortcut?: ReadonlyArray<string> | undefined
  /** Other words that find it. */
  readonly keywords?: string | undefined
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
}

/** Commands under a title of their own. */
export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly commands: ReadonlyArray<Command>
  /**
   * `listed` (by default) is narrowed by what is typed; `recent` shows only while nothing is; `found` was searched by
   * the caller and shows as it is, only while something is typed.
   */
  readonly kind?: "listed" | "recent" | "found" | undefined
  readonly isLoading?: boolean | undefined
}

/**
 * The groups that a text leaves: every word of it stands in the label, the description or the keywords. Groups left
 * empty fall away.
 */
export const matchCommands = (
  groups: ReadonlyArray<CommandGroup>,
  text: string,
  contains: (whole: string, part: string) => boolean
): ReadonlyArray<CommandGroup> => {
  const words = text.split(/\s+/).filter((word) => word !== "")
  const fits = ({ label, description = "", keywords = "" }: Command) =>
    words.every((word) => contains(`${label} ${description} ${keywords}`, word))
  return groups
    .filter(({ kind = "listed" }) => kind === "listed" || (kind === "found") === words.length > 0)
    .map((group) => (group.kind === "found" ? group : { ...group, commands: group.commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0)
}
