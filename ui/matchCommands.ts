import type { IconName } from "#ui/iconPaths.ts"

/** A page to open, a record to open, or an action to run. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: IconName | undefined
  /** Keys of the equivalent shortcut, such as `["G", "C"]`. */
  readonly shortcut?: ReadonlyArray<string> | undefined
  /** Additional search terms. */
  readonly keywords?: string | undefined
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
}

/** Commands under a heading. */
export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly commands: ReadonlyArray<Command>
  /**
   * `listed` (the default) is filtered by the typed text. `recent` is shown only while nothing is typed. `found` is
   * searched by the caller, shown unfiltered, and only while something is typed.
   */
  readonly kind?: "listed" | "recent" | "found" | undefined
  readonly isLoading?: boolean | undefined
}

/**
 * Ranks how well a command matches the typed words, best first: the label starts with the text (0), a word of the label
 * does (1), every typed word starts a word of the label (2), every typed word occurs in the label (3), or the match is
 * only in the description or keywords (4).
 */
const rankOf = (
  { label }: Command,
  words: ReadonlyArray<string>,
  contains: (whole: string, part: string) => boolean
): number => {
  const text = words.join(" ")
  const ofLabel = label.split(/[\s·:,()]+/)
  const begins = (whole: string, part: string) => contains(whole.slice(0, part.length), part)
  if (begins(label, text)) return 0
  if (ofLabel.some((_, at) => begins(ofLabel.slice(at).join(" "), text))) return 1
  if (words.every((word) => ofLabel.some((one) => begins(one, word)))) return 2
  return words.every((word) => contains(label, word)) ? 3 : 4
}

/**
 * Filters the groups to commands that contain every typed word in the label, description or keywords, and removes empty
 * groups. The best matches come first, within a group and among groups; ties keep their order.
 */
export const matchCommands = (
  groups: ReadonlyArray<CommandGroup>,
  text: string,
  contains: (whole: string, part: string) => boolean
): ReadonlyArray<CommandGroup> => {
  const words = text.split(/\s+/).filter((word) => word !== "")
  const fits = ({ label, description = "", keywords = "" }: Command) =>
    words.every((word) => contains(`${label} ${description} ${keywords}`, word))
  const ranked = (commands: ReadonlyArray<Command>) =>
    commands
      .map((command) => ({ command, rank: rankOf(command, words, contains) }))
      .toSorted((one, other) => one.rank - other.rank)
  const left = groups
    .filter(({ kind = "listed" }) => kind === "listed" || (kind === "found") === words.length > 0)
    .map((group) => (group.kind === "found" ? group : { ...group, commands: group.commands.filter(fits) }))
    .filter(({ commands }) => commands.length > 0)
  if (words.length === 0) return left
  return left
    .map((group) => {
      const commands = ranked(group.commands)
      return { group: { ...group, commands: commands.map(({ command }) => command) }, best: commands[0]?.rank ?? 0 }
    })
    .toSorted((one, other) => one.best - other.best)
    .map(({ group }) => group)
}
