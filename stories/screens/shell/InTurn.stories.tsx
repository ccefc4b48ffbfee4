import type { Meta, StoryObj } from "@storybook/react-vite"
import { useLayoutEffect, useRef } from "react"
import { expect } from "storybook/test"
import { StaggeredRender } from "#web/loading/StaggeredRender.tsx"

const entered: Array<string> = []

/** Records how many parts are on the page when it is rendered. */
function Part({ name }: { readonly name: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    entered.push(`${name} of ${place.current?.parentElement?.childElementCount}`)
  }, [name])
  return <p ref={place}>{name}</p>
}

const meta = {
  title: "Screens/Parts of a page in turn",
  parameters: {
    ends: {
      OneByOne: "five",
      AtOnce: "five"
    }
  },
  component: StaggeredRender,
  args: {
    first: 2,
    children: [<Part key={1} name="one" />, <Part key={2} name="two" />, null, <Part key={4} name="four" />]
  },
  beforeEach: () => void entered.splice(0),
  render: (args) => (
    <main>
      <StaggeredRender {...args}>
        {args.children}
        <Part name="five" />
      </StaggeredRender>
    </main>
  )
} satisfies Meta<typeof StaggeredRender>
export default meta
type Story = StoryObj<typeof meta>

/** The first two are rendered together, each of the others in its own step. */
export const OneByOne: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("five")).toBeVisible()
    await expect(entered).toEqual(["one of 2", "two of 2", "four of 3", "five of 4"])
  }
}

/** All at once, as when the URL names a section. */
export const AtOnce: Story = {
  args: { first: Infinity },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("five")).toBeVisible()
    await expect(entered).toEqual(["one of 4", "two of 4", "four of 4", "five of 4"])
  }
}
