import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { DateField } from "#ui/DateField.tsx"
import { Language } from "#ui/Language.tsx"

const meta = {
  component: DateField,
  tags: ["autodocs"],
  args: { label: "Date of loss", name: "lossDate", onChange: fn() }
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

/** Month first, as in Texas. */
export const AmericanOrder: Story = {
  decorators: [
    (Story) => (
      <Language locale="en-US">
        <Story />
      </Language>
    )
  ],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("11242026")
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-24")
  }
}

/** Year first, as in Québec. */
export const CanadianOrder: Story = {
  decorators: [
    (Story) => (
      <Language locale="fr-CA">
        <Story />
      </Language>
    )
  ],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("20261124")
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-24")
  }
}

/** An invalid date is shown as empty. */
export const NoDay: Story = {
  args: { value: "soon" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("spinbutton")[0]).toHaveAttribute("aria-valuetext", "Empty")
  }
}
export const Wrong: Story = {
  args: { isRequired: true, defaultValue: "2027-01-01", errorMessage: "The date of loss cannot be in the future" }
}
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "2026-11-24" } }
export const Dark: Story = { globals: { theme: "dark" } }
