import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { MultiSelect } from "#ui/MultiSelect.tsx"

const meta = {
  component: MultiSelect,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
  args: {
    label: "Glass types",
    name: "glass",
    placeholder: "Any glass",
    countLabel: (count) => `${count} glass types`,
    options: [
      { value: "windshield", label: "Windshield" },
      { value: "back", label: "Back glass" },
      { value: "door", label: "Door glass" },
      { value: "vent", label: "Vent", isDisabled: true }
    ],
    onChange: fn()
  }
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

/** Stays open while several options are chosen by keyboard; the box lists up to two names, then a count. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("button", { name: /Glass types/ })
    await expect(box).toHaveTextContent("Any glass")
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("option", { name: "Windshield" })).toHaveFocus())
    await userEvent.keyboard(" {ArrowDown} ")
    await expect(args.onChange).toHaveBeenLastCalledWith(["windshield", "back"])
    await expect(document.querySelector(".SelectValue")).toHaveTextContent("Windshield and Back glass")
    await userEvent.keyboard("{ArrowDown} ")
    await expect(document.querySelector(".SelectValue")).toHaveTextContent("3 glass types")
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(box).toHaveFocus())
  }
}

export const Open: Story = { tags: ["picture"], args: { isOpen: true, value: ["back", "door"] } }
export const Wrong: Story = { args: { errorMessage: "Please choose at least one glass type", isRequired: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: ["back"] } }
export const Dark: Story = { ...Open, globals: { theme: "dark" } }
