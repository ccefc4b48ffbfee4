import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Language } from "#ui/Language.tsx"
import { TimeField } from "#ui/TimeField.tsx"

const meta = {
  component: TimeField,
  tags: ["autodocs"],
  args: { label: "From", name: "from", onChange: fn() }
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** A 12-hour clock on screen, 24 hours in the value. */
export const TwelveHours: Story = {
  decorators: [
    (Story) => (
      <Language locale="en-US">
        <Story />
      </Language>
    )
  ],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("0215p")
    await expect(args.onChange).toHaveBeenLastCalledWith("14:15")
  }
}
export const TwentyFourHours: Story = {
  decorators: [
    (Story) => (
      <Language locale="es-ES">
        <Story />
      </Language>
    )
  ],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("1415")
    await expect(args.onChange).toHaveBeenLastCalledWith("14:15")
  }
}
export const Wrong: Story = { args: { defaultValue: "06:00", errorMessage: "The shop opens at 7:30" } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "08:30" } }
export const Dark: Story = { globals: { theme: "dark" } }
