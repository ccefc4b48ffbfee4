import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField } from "#ui/TextField.tsx"

const meta = {
  component: TextField,
  tags: ["autodocs"],
  args: { label: "Customer name", name: "name", onChange: fn() }
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Customer name"), "Ada")
    await expect(args.onChange).toHaveBeenLastCalledWith("Ada")
  }
}

/** Required, visibly and for assistive technology. */
export const Required: Story = {
  args: { isRequired: true, description: "As it appears on the policy." },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Customer name" })
    await expect(input).toHaveAttribute("aria-required", "true")
    await expect(input).toHaveAccessibleDescription("As it appears on the policy.")
  }
}

export const Wrong: Story = {
  args: { label: "Email", defaultValue: "ada", errorMessage: "Email should be in valid format" },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Email")
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription("Email should be in valid format")
  }
}

export const WithAffixes: Story = { args: { label: "Odometer", prefix: "≈", suffix: "mi", defaultValue: "48200" } }
export const WithAction: Story = { args: { label: "VIN", action: <IconButton icon="camera" label="Scan" /> } }
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: "Amélie Tremblay" } }
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: "Amélie Tremblay" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Customer name")).toBeDisabled()
  }
}

/** The label is still announced although a column header already shows it. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true, placeholder: "Name" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Customer name")).toBeVisible()
  }
}
export const Dark: Story = {
  args: { errorMessage: "Please enter the customer name", isRequired: true, placeholder: "Name" },
  globals: { theme: "dark" }
}
