import {
  AnchorMdx,
  Description,
  DocsContext,
  DocsPage as PartPage,
  Heading,
  Subtitle,
  Title,
  useOf
} from "@storybook/addon-docs/blocks"
import { useContext } from "react"

/** The docs page of a component or a screen. */
export default function DocsPage() {
  const { csfFile } = useOf("meta", ["meta"])
  return csfFile.meta.title.startsWith("Screens/") ? <ScreenPage /> : <PartPage />
}

/**
 * Lists every state of a screen with its description; the name links to the story. Screens are not rendered inline
 * because each one is a complete shop with a server: thirty on one page would be slow and would steal focus from each
 * other.
 */
function ScreenPage() {
  // In file order, as in the sidebar; module exports are ordered alphabetically.
  const states = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {states.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Heading>
            <AnchorMdx href={`?path=/story/${id}`}>{name}</AnchorMdx>
          </Heading>
          <Description of={moduleExport} />
        </section>
      ))}
    </>
  )
}
