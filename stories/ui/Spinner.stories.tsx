import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Spinner } from "#ui/Spinner.tsx"

const meta = { component: Spinner, tags: ["autodocs"] } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  args: { label: "Loading jobs", size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Loading jobs" })).toBeVisible()
  }
}
export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
