import "#ui/CommandPalette.css"
import "#ui/Dialog.css"
import { Autocomplete, useFilter } from "react-aria-components/Autocomplete"
import { Dialog } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { CommandList } from "#ui/CommandList.tsx"
import { type CommandGroup, matchCommands } from "#ui/matchCommands.ts"
import { SearchField } from "#ui/SearchField.tsx"
import { Spinner } from "#ui/Spinner.tsx"

export interface CommandPaletteProps {
  /** Accessible name of the dialog and its list. */
  readonly label: string
  /** Accessible name of the search field. */
  readonly searchLabel: string
  /** Placeholder of the empty search field: an example of what to type. */
  readonly placeholder?: string | undefined
  /** Accessible name of the button that clears the search field. */
  readonly clearLabel: string
  /** Whether it is open. */
  readonly isOpen: boolean
  /** Called when it opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** The typed text. The caller owns it, and searches the server for results that are not listed locally. */
  readonly text: string
  /** Called on every keystroke with the typed text. */
  readonly onTextChange: (text: string) => void
  /** The commands, by group. */
  readonly groups: ReadonlyArray<CommandGroup>
  /** Announced by screen readers when the list changes, such as `5 results`. */
  readonly countLabel: (count: number) => string
  /** Shown while a group is loading. */
  readonly loadingLabel: string
  /** Shown if nothing matches. */
  readonly emptyLabel: string
  /** Error message of a failed search, shown below the results. */
  readonly problem?: string | undefined
}

/**
 * Lets the user search pages, records and actions in a single list. The arrow keys move, Enter runs the focused
 * command, Escape clears the search and closes the palette.
 */
export function CommandPalette(all: CommandPaletteProps) {
  const {
    label,
    searchLabel,
    placeholder,
    clearLabel,
    isOpen,
    onOpenChange,
    text,
    onTextChange,
    groups,
    countLabel,
    loadingLabel,
    emptyLabel,
    problem
  } = all
  const { contains } = useFilter({ sensitivity: "base" })
  const shown = matchCommands(groups, text, contains)
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0)
  const isLoading = text.trim() !== "" && groups.some((group) => group.isLoading)
  return (
    <ModalOverlay className="DialogScrim CommandScrim" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className="DialogFrame">
        <Dialog className="Dialog CommandPalette" aria-label={label}>
          <Autocomplete inputValue={text} onInputChange={onTextChange}>
            <SearchField label={searchLabel} placeholder={placeholder} clearLabel={clearLabel} autoFocus />
            <CommandList label={label} text={text} groups={shown} onDone={() => onOpenChange(false)} />
          </Autocomplete>
          <div className="CommandNote" role="status">
            {isLoading ? (
              <>
                <Spinner size={16} />
                {loadingLabel}
              </>
            ) : count === 0 && problem === undefined ? (
              emptyLabel
            ) : (
              <span className="hidden-text">{countLabel(count)}</span>
            )}
          </div>
          {problem !== undefined && (
            <p className="CommandProblem" role="alert">
              {problem}
            </p>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
