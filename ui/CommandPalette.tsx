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
  /** Spoken name of the dialog and of its list. */
  readonly label: string
  /** Spoken name of the search, and of the palette. */
  readonly searchLabel: string
  /** An example of what to type, in the empty search. */
  readonly placeholder?: string | undefined
  /** Spoken name of the button that empties the search. */
  readonly clearLabel: string
  /** Whether it is open. */
  readonly isOpen: boolean
  /** Called when it opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** What is typed; the caller keeps it, and searches what a server must find. */
  readonly text: string
  /** Called with what is typed, letter by letter. */
  readonly onTextChange: (text: string) => void
  /** What can be done or opened, group by group. */
  readonly groups: ReadonlyArray<CommandGroup>
  /** Told to screen readers when the list has changed, such as `5 results`. */
  readonly countLabel: (count: number) => string
  /** What it says while a group is awaited. */
  readonly loadingLabel: string
  /** What it says where nothing is found. */
  readonly emptyLabel: string
  /** A search that failed, in words; shown below what there is. */
  readonly problem?: string | undefined
}

/**
 * Goes anywhere and does anything by typing: pages, things and actions in one list. Arrows move, Enter chooses, Escape
 * empties and closes.
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
