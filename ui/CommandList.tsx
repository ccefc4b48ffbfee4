import "#ui/Menu.css"
import "#ui/Option.css"
import { Collection, Header, Menu, MenuItem, MenuSection } from "react-aria-components/Menu"
import { Icon } from "#ui/Icon.tsx"
import { Keys } from "#ui/Keys.tsx"
import type { Command, CommandGroup } from "#ui/matchCommands.ts"

interface CommandListProps {
  readonly label: string
  readonly groups: ReadonlyArray<CommandGroup>
  /** After a command was chosen. */
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

/** What a CommandPalette offers. */
export function CommandList({ label, groups, onDone }: CommandListProps) {
  return (
    <Menu className="Options CommandList" aria-label={label} items={groups} onAction={onDone} onClose={onDone}>
      {({ id, title, commands }) => (
        <MenuSection id={id} className="MenuGroup">
          <Header className="MenuTitle">{title}</Header>
          <Collection items={commands}>{row}</Collection>
        </MenuSection>
      )}
    </Menu>
  )
}
