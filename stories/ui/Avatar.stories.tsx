import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Avatar } from "#ui/Avatar.tsx"

const meta = { component: Avatar, args: { name: "Amélie de la Tremblay", isNamed: true } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** First letters of the first and the last name. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Amélie de la Tremblay" })).toHaveTextContent(/^AT$/)
  }
}
export const OneName: Story = {
  args: { name: "élodie" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveTextContent(/^É$/)
  }
}
export const Decoration: Story = {
  args: { isNamed: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
