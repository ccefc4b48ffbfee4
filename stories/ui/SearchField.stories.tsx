import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { SearchField } from "#ui/SearchField.tsx"

const meta = {
  component: SearchField,
  tags: ["autodocs"],
  args: {
    label: "Find a customer",
    clearLabel: "Clear",
    placeholder: "Name, phone, e-mail",
    onChange: fn(),
    onSubmit: fn()
  }
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** Enter searches, Escape clears. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("searchbox", { name: "Find a customer" })
    await expect(canvas.queryByRole("button")).toBeNull()
    await userEvent.type(box, "ada{Enter}")
    await expect(args.onSubmit).toHaveBeenCalledWith("ada")
    await userEvent.keyboard("{Escape}")
    await expect(box).toHaveValue("")
  }
}
export const Filled: Story = {
  args: { defaultValue: "Ortega" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
    await expect(args.onChange).toHaveBeenLastCalledWith("")
    await expect(canvas.getByRole("searchbox")).toHaveFocus()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
