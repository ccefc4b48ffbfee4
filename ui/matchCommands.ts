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
 * How well a command answers what is typed, best first: its label begins so, a word of it does, every word of the text
 * stands at a word of its label, somewhere in it, or only in what is said beside it.
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
 * The groups that a text leaves: every word of it stands in the label, the description or the keywords. Groups left
 * empty fall away. What answers best comes first, in its group and with its group; where nothing does better the order
 * stays.
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
