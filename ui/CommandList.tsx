import "#ui/Menu.css"
import "#ui/Option.css"
import { useContext, useEffect, useRef } from "react"
import { Collection, Header, Menu, MenuItem, MenuSection, MenuStateContext } from "react-aria-components/Menu"
import { Icon } from "#ui/Icon.tsx"
import { Keys } from "#ui/Keys.tsx"
import type { Command, CommandGroup } from "#ui/matchCommands.ts"

interface CommandListProps {
  readonly label: string
  /** The typed text. */
  readonly text: string
  readonly groups: ReadonlyArray<CommandGroup>
  /** Called after a command was chosen. */
  readonly onDone: () => void
}

const row = ({ id, label, description, icon, shortcut, href, onAction }: Command) => (
  <MenuItem
    id={id}
    textValue={label}
    className="Option"
    {...(href === undefined ? {} : { href })}
    {...(onAction === undefined ? {} : { onAction })}
  >
    {icon && <Icon name={icon} />}
    <span className="OptionText">
      <span>{label}</span>
      {description !== undefined && <span className="OptionDescription">{description}</span>}
    </span>
    {shortcut !== undefined && <Keys keys={shortcut} />}
  </MenuItem>
)

/**
 * Keeps the first command focused while results load, so that Enter always runs the first one. Stops once the user has
 * moved with the arrow keys.
 */
function MarkFirst({ text, first }: { readonly text: string; readonly first: string }) {
  const menu = useContext(MenuStateContext)
  const marked = useRef({ text: "", key: "" })
  const selection = menu?.selectionManager
  const focused = selection?.focusedKey ?? null
  const isListed = menu?.collection.getItem(first) != null
  const isThere = focused !== null && menu?.collection.getItem(focused) != null
  useEffect(() => {
    if (selection === undefined || !isListed || text.trim() === "") return
    const hasMovedOn = isThere && focused !== marked.current.key && text === marked.current.text
    if (hasMovedOn) return
    marked.current = { text, key: first }
    if (focused === first) return
    selection.setFocused(true)
    selection.setFocusedKey(first)
  }, [selection, text, first, focused, isListed, isThere])
  return null
}

/** The list of commands in a CommandPalette. */
export function CommandList({ label, text, groups, onDone }: CommandListProps) {
  const first = groups[0]?.commands[0]?.id
  return (
    <Menu className="Options CommandList" aria-label={label} items={groups} onAction={onDone} onClose={onDone}>
      {({ id, title, commands }) => (
        <MenuSection id={id} className="MenuGroup">
          <Header className="MenuTitle">
            {title}
            {id === groups[0]?.id && first !== undefined && <MarkFirst text={text} first={first} />}
          </Header>
          <Collection items={commands}>{row}</Collection>
        </MenuSection>
      )}
    </Menu>
  )
}
