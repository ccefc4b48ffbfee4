import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { Toolbar } from "#ui/Toolbar.tsx"

const meta = {
  component: Toolbar,
  tags: ["autodocs"],
  args: {
    label: "Schedule",
    children: (
      <>
        <Button icon="chevron-left">Earlier</Button>
        <Button>Today</Button>
        <Button iconAfter="chevron-right">Later</Button>
      </>
    )
  }
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys move within it. */
export const Buttons: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("toolbar", { name: "Schedule" })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await expect(canvas.getByRole("button", { name: "Later" })).toHaveFocus()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
