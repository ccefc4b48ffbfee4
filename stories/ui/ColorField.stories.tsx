import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { ColorField, type ColorFieldProps } from "#ui/ColorField.tsx"

const changed = fn()

const Kept = (props: ColorFieldProps) => {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    changed(next)
    setValue(next)
  }
  return <ColorField {...props} value={value} onChange={change} />
}

const meta = {
  component: ColorField,
  tags: ["autodocs"],
  render: (args) => <Kept {...args} />,
  beforeEach: () => void changed.mockClear(),
  args: {
    label: "Button color",
    name: "button",
    value: "#0b6b73",
    onChange: fn(),
    pickLabel: "Choose a color",
    description: "# and 6 characters"
  }
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { value: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Button color"), "#b42318")
    await expect(changed).toHaveBeenLastCalledWith("#b42318")
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole("button").firstElementChild as Element).backgroundColor).toBe(
        "rgb(180, 35, 24)"
      )
    )
  }
}

/** Picked with the arrow keys, in the color area and on the hue slider. */
export const Picked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a color" }))
    const hue = await screen.findByRole("slider", { name: "Hue" })
    hue.focus()
    await userEvent.keyboard("{Home}")
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith("#730b0b"))
    await expect(canvas.getByLabelText("Button color")).toHaveValue("#730b0b")
  }
}

/** Eight-digit hex values if transparency is allowed, and the shop's own colors as swatches. */
export const WithClearness: Story = {
  args: {
    allowsAlpha: true,
    value: "#0b6b7380",
    swatches: { label: "The shop's colors", colors: ["#0b6b73", "#b42318", "#855000"] }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Choose a color" }))
    const alpha = await screen.findByRole("slider", { name: "Alpha" })
    await expect(alpha).toHaveAttribute("aria-valuetext", "50%")
    await userEvent.click(screen.getAllByRole("option")[1] as HTMLElement)
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith("#b42318"))
  }
}
export const Wrong: Story = {
  args: { value: "teal", errorMessage: "A color begins with # and has 6 or 8 characters" }
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { ...WithClearness, globals: { theme: "dark" } }
