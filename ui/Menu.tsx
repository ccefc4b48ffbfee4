import "#ui/Menu.css"
import "#ui/Option.css"
import type { ReactNode } from "react"
import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu"
import { Icon } from "#ui/Icon.tsx"
import type { IconName } from "#ui/iconPaths.ts"
import { Popover } from "#ui/Popover.tsx"

/** One thing a Menu offers. */
export interface MenuChoice {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
  readonly icon?: IconName | undefined
  readonly shortcut?: string | undefined
  readonly href?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly isDangerous?: boolean | undefined
  /** Why it cannot be done now; shown, and the choice is disabled. */
  readonly disabledReason?: string | undefined
}

/** Choices under a title of their own, or parted by a line. */
export interface MenuGroup {
  readonly title?: string | undefined
  readonly choices: ReadonlyArray<MenuChoice>
}

export interface MenuProps {
  /** Spoken name. */
  readonly label: string
  /** The Button or IconButton that opens it. */
  readonly trigger: ReactNode
  /** What can be chosen, group by group. */
  readonly groups: ReadonlyArray<MenuGroup>
  /** Whether it is open, where somebody holds that. */
  readonly isOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** On which side of its button it opens, and at which edge. */
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

/** What can be done here, behind a button. */
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
