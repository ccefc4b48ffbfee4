import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { SelectionBar } from "#ui/SelectionBar.tsx"

const meta = {
  component: SelectionBar,
  tags: ["autodocs"],
  args: {
    text: "3 jobs selected",
    clearLabel: "Clear selection",
    onClear: fn(),
    children: (
      <Button variant="quiet" size="small">
        Print
      </Button>
    )
  }
} satisfies Meta<typeof SelectionBar>
export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys reach the actions. */
export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("button", { name: "Print" })).toHaveFocus()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
