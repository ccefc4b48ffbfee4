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

/** The docs page of a part, or of a screen. */
export default function DocsPage() {
  const { csfFile } = useOf("meta", ["meta"])
  return csfFile.meta.title.startsWith("Screens/") ? <ScreenPage /> : <PartPage />
}

/**
 * Every state of a screen with its sentence, by its name, which opens it. A screen is a whole shop with a server:
 * thirty of them on one page would be slow, and would take the focus from one another.
 */
function ScreenPage() {
  // In the order of their file, as in the sidebar; a module's own is that of the alphabet.
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
