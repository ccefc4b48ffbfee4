import "#ui/Disclosure.css"
import type { ReactNode } from "react"
import { Button } from "react-aria-components/Button"
import { Disclosure as AriaDisclosure, DisclosurePanel, Heading } from "react-aria-components/Disclosure"
import { Icon } from "#ui/Icon.tsx"

export interface DisclosureProps {
  /** Identifies it within an Accordion. */
  readonly id?: string | undefined
  /** The heading of the collapsible content. */
  readonly title: string
  /** Secondary text next to the title, such as a count or the current setting. */
  readonly note?: ReactNode
  /** Whether it is open, if controlled. */
  readonly isOpen?: boolean | undefined
  /** Whether it is initially open, if uncontrolled. */
  readonly defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Disables opening and closing. */
  readonly isDisabled?: boolean | undefined
  /** Heading level of the title; 3 by default. */
  readonly level?: 2 | 3 | 4 | undefined
  /** The collapsible content. */
  readonly children: ReactNode
}

/** Collapsible content that few users need. The browser's find-in-page can still find the text inside. */
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
