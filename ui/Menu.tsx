import "#ui/Menu.css"
import "#ui/Option.css"
import type { ReactNode } from "react"
import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Popover } from "#ui/Popover.tsx"

/** One item of a Menu. */
export interface MenuChoice {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: IconName | undefined
  readonly shortcut?: string | undefined
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly isDangerous?: boolean | undefined
  /** Why the item is unavailable. If set, the item is disabled and shows the reason. */
  readonly disabledReason?: string | undefined
}

/** Items under their own heading, or set off by a divider. */
export interface MenuGroup {
  readonly title?: string | undefined
  readonly choices: ReadonlyArray<MenuChoice>
}

export interface MenuProps {
  /** Accessible name. */
  readonly label: string
  /** The Button or IconButton that opens the menu. */
  readonly trigger: ReactNode
  /** The items, by group. */
  readonly groups: ReadonlyArray<MenuGroup>
  /** Whether the menu is open, if controlled. */
  readonly isOpen?: boolean | undefined
  /** Called when the menu opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Where the menu opens relative to its button, and how it is aligned. */
  readonly placement?: "bottom start" | "bottom end" | "top start" | "top end" | "end" | undefined
}

const choice = ({
  id,
  label,
  description,
  icon,
  shortcut,
  href,
  onAction,
  isDangerous = false,
  disabledReason
}: MenuChoice) => (
  <MenuItem
    key={id}
    id={id}
    textValue={label}
    className="Option MenuChoice"
    data-dangerous={isDangerous || undefined}
    isDisabled={disabledReason !== undefined}
    {...(href === undefined ? {} : { href })}
    {...(onAction === undefined ? {} : { onAction })}
  >
    {icon && <Icon name={icon} />}
    <span className="OptionText">
      <span>{label}</span>
      {(disabledReason ?? description) !== undefined && (
        <span className="OptionDescription">{disabledReason ?? description}</span>
      )}
    </span>
    {shortcut !== undefined && <kbd className="MenuShortcut">{shortcut}</kbd>}
  </MenuItem>
)

/** A list of actions that opens from a button. */
export function Menu({ label, trigger, groups, isOpen, onOpenChange, placement = "bottom end" }: MenuProps) {
  return (
    <MenuTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <Popover placement={placement}>
        <AriaMenu className="Options" aria-label={label}>
          {groups.map(({ title, choices }, index) => (
            <MenuSection
              key={title ?? index}
              className="MenuGroup"
              {...(title === undefined ? { "aria-label": label } : {})}
            >
              {title !== undefined && <Header className="MenuTitle">{title}</Header>}
              {choices.map(choice)}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
