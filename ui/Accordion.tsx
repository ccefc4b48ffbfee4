import { DisclosureGroup } from "react-aria-components/DisclosureGroup"
import { Disclosure, type DisclosureProps } from "#ui/Disclosure.tsx"

/** One section of an Accordion. */
export interface AccordionItem extends Pick<DisclosureProps, "title" | "note" | "children" | "isDisabled"> {
  readonly id: string
}

export interface AccordionProps {
  /** The sections in order, each with its title and content. */
  readonly items: ReadonlyArray<AccordionItem>
  /** Allows several sections to be open at once. Otherwise, opening one closes the others. */
  readonly allowsMultiple?: boolean | undefined
  /** Ids of the sections that are initially open. */
  readonly defaultOpen?: ReadonlyArray<string> | undefined
  /** Heading level of the titles, 2 to 4, to match the page outline. */
  readonly level?: DisclosureProps["level"]
}

/** A set of related sections, each collapsed under its title. */
export function Accordion({ items, allowsMultiple = false, defaultOpen = [], level }: AccordionProps) {
  return (
    <DisclosureGroup allowsMultipleExpanded={allowsMultiple} defaultExpandedKeys={defaultOpen}>
      {items.map((item) => (
        <Disclosure key={item.id} {...item} level={level} />
      ))}
    </DisclosureGroup>
  )
}
