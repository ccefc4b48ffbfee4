import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Switch } from "#ui/Switch.tsx"

const meta = {
  component: Switch,
  tags: ["autodocs"],
  args: { children: "Share arrival time", onChange: fn() }
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole("switch", { name: "Share arrival time" })
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  }
}
export const On: Story = { args: { defaultSelected: true, description: "The customer gets a link to follow the van." } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { ...On, globals: { theme: "dark" } }
