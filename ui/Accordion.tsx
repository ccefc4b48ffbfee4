import { DisclosureGroup } from "react-aria-components/DisclosureGroup"
import { Disclosure, type DisclosureProps } from "#ui/Disclosure.tsx"

/** One part of an Accordion. */
export interface AccordionItem extends Pick<DisclosureProps, "title" | "note" | "children" | "isDisabled"> {
  readonly id: string
}

export interface AccordionProps {
  /** The sections in their order, each with its title and what it opens to. */
  readonly items: ReadonlyArray<AccordionItem>
  /** Several open at once; otherwise opening one closes the other. */
  readonly allowsMultiple?: boolean | undefined
  /** Ids of those open at first. */
  readonly defaultOpen?: ReadonlyArray<string> | undefined
  /** Which heading level the titles have: 2 to 4, as the page's outline wants. */
  readonly level?: DisclosureProps["level"]
}

/** Parts of one thing, each behind its title. */
export function Accordion({ items, allowsMultiple = false, defaultOpen = [], level }: AccordionProps) {
  return (
    <DisclosureGroup allowsMultipleExpanded={allowsMultiple} defaultExpandedKeys={defaultOpen}>
      {items.map((item) => (
        <Disclosure key={item.id} {...item} level={level} />
      ))}
    </DisclosureGroup>
  )
}
