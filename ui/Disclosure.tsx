import "#ui/Disclosure.css"
import type { ReactNode } from "react"
import { Button } from "react-aria-components/Button"
import { Disclosure as AriaDisclosure, DisclosurePanel, Heading } from "react-aria-components/Disclosure"
import { Icon } from "#ui/Icon.tsx"

export interface DisclosureProps {
  /** Names it within an Accordion. */
  readonly id?: string | undefined
  /** What it hides, as its heading. */
  readonly title: string
  /** A quiet word beside the title, such as how many or what is set. */
  readonly note?: ReactNode
  /** Whether it is open, where somebody holds that. */
  readonly isOpen?: boolean | undefined
  /** Whether it is open at first, where nobody holds that. */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Whether it cannot be opened or closed. */
  readonly isDisabled?: boolean | undefined
  /** Which heading level the title has; 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined
  /** What it opens to. */
  readonly children: ReactNode
}

/** Something that few need, behind its title. The browser's own search still finds what is inside. */
export function Disclosure({
  id,
  title,
  note,
  isOpen,
  defaultOpen,
  onOpenChange,
  isDisabled = false,
  level = 3,
  children
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className="Disclosure"
      isDisabled={isDisabled}
      {...(id === undefined ? {} : { id })}
      {...(isOpen === undefined ? {} : { isExpanded: isOpen })}
      {...(defaultOpen === undefined ? {} : { defaultExpanded: defaultOpen })}
      {...(onOpenChange === undefined ? {} : { onExpandedChange: onOpenChange })}
    >
      <Heading level={level} className="DisclosureHead">
        <Button slot="trigger" className="DisclosureButton">
          <Icon name="chevron-right" size={16} />
          <span>{title}</span>
          {note !== undefined && <span className="DisclosureNote">{note}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className="DisclosurePanel">
        <div className="DisclosureContent">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
