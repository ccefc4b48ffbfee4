import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Link } from "#ui/Link.tsx"

const meta = { component: Link, tags: ["autodocs"], args: { children: "What is a NAGS number?" } } satisfies Meta<
  typeof Link
>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  args: { href: "#nags" },
  decorators: [
    (Story) => (
      <p>
        Not sure? <Story />
      </p>
    )
  ]
}
export const QuietLink: Story = { args: { isQuiet: true, href: "#nags" } }

/** Without an href, it still behaves as a link for keyboard users. */
export const Pressed: Story = {
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("link")).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onPress).toHaveBeenCalledOnce()
  }
}
export const Dark: Story = { args: { href: "#nags" }, globals: { theme: "dark" } }
