import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { SkipLink } from "#ui/SkipLink.tsx"

const meta = {
  component: SkipLink,
  tags: ["autodocs"],
  args: { href: "#content", children: "Skip to the content" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1}>
          Content
        </main>
      </>
    )
  ]
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** The first tab stop, visible only while focused. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Skip to the content" })
    await expect(getComputedStyle(link).clipPath).toBe("inset(50%)")
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe("none")
    await expect(link).toHaveAttribute("href", "#content")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
