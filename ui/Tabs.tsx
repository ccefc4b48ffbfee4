import "#ui/Tabs.css"
import { type ReactNode, useEffect, useRef } from "react"
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs"
import { Badge } from "#ui/Badge.tsx"

/** One tab and its content. */
export interface TabItem<K extends string> {
  readonly id: K
  readonly title: string
  readonly count?: number | undefined
  readonly href?: string | undefined
  readonly content: ReactNode
}

export interface TabsProps<K extends string> {
  /** Accessible name of the tab list. */
  readonly label: string
  /** The tabs in order, each with its content. */
  readonly items: ReadonlyArray<TabItem<K>>
  /** Id of the selected tab, if controlled. */
  readonly selected?: K | undefined
  /** Id of the initially selected tab, if uncontrolled. */
  readonly defaultSelected?: K | undefined
  /** Called with the id of the newly selected tab. */
  readonly onSelect?: ((id: K) => void) | undefined
}

/** Shows one of several views of the same record at a time. */
export function Tabs<K extends string>({ label, items, selected, defaultSelected, onSelect }: TabsProps<K>) {
  const row = useRef<HTMLDivElement>(null)
  const widths = items.map(({ id, count }) => `${id} ${count ?? ""}`).join(" ")
  // Scrolls the selected tab into view if the tab list overflows. The tabs are in the DOM only in the next frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tab = row.current?.querySelector("[data-selected]")
      if (row.current === null || tab === null || tab === undefined) return
      const [shown, place] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
      if (place.left < shown.left) row.current.scrollLeft -= shown.left - place.left
      else if (place.right > shown.right) row.current.scrollLeft += place.right - shown.right
    })
    return () => cancelAnimationFrame(frame)
  }, [selected, widths])
  return (
    <AriaTabs
      className="Tabs"
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
      onSelectionChange={(key) => onSelect?.(key as K)}
    >
      <TabList ref={row} aria-label={label} className="TabList">
        {items.map(({ id, title, count, href }) => (
          <Tab key={id} id={id} className="Tab" {...(href === undefined ? {} : { href })}>
            {title}
            {count !== undefined && <Badge>{count}</Badge>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="TabPanel">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
