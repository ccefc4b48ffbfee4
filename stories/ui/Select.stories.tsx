import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { Select } from "#ui/Select.tsx"

const meta = {
  component: Select,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 300 } } },
  args: {
    label: "Language",
    name: "language",
    placeholder: "Choose a language",
    options: [
      { value: "en", label: "English" },
      { value: "fr", label: "Français", description: "Québec" },
      { value: "es", label: "Español", isDisabled: true }
    ],
    onChange: fn()
  }
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

/** Opens, moves and chooses by keyboard; the focus returns. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: /Language/ })
    await expect(button).toHaveTextContent("Choose a language")
    await userEvent.tab()
    await userEvent.keyboard("{ArrowDown}")
    await screen.findByRole("listbox")
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(args.onChange).toHaveBeenCalledWith("fr")
    await expect(button).toHaveTextContent("Français")
    await waitFor(() => expect(button).toHaveFocus())
  }
}

/** Typing the first letters selects an option without opening the list. */
export const ByTyping: Story = {
  args: { defaultValue: "en" },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard("fr")
    await expect(args.onChange).toHaveBeenCalledWith("fr")
  }
}

export const Open: Story = {
  tags: ["picture"],
  args: { isOpen: true, value: "fr" },
  play: async () => {
    await expect(await screen.findByRole("option", { name: /Français/ })).toHaveAttribute("aria-selected", "true")
    await expect(screen.getByRole("option", { name: "Español" })).toHaveAttribute("aria-disabled", "true")
  }
}

/** If opened before the options have loaded, it waits for them and then shows them. */
export const OptionsOnTheirWay: Story = {
  render: function Late(args) {
    const [isHere, setHere] = useState(false)
    return (
      <Select
        {...args}
        options={isHere ? args.options : undefined}
        onOpenChange={() => setTimeout(() => setHere(true), 300)}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Language/ }))
    await expect(await screen.findByRole("listbox")).toBeEmptyDOMElement()
    await userEvent.click(await screen.findByRole("option", { name: /Français/ }))
    await expect(args.onChange).toHaveBeenCalledWith("fr")
  }
}

/** The selection can be cleared. */
export const WithNone: Story = {
  args: { noneLabel: "Any language", defaultValue: "fr" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"))
    await userEvent.click(await screen.findByRole("option", { name: "Any language" }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
  }
}

export const Wrong: Story = {
  args: { isRequired: true, errorMessage: "Please enter the language" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Please enter the language")).toBeVisible()
  }
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Dark: Story = { ...Open, globals: { theme: "dark" } }
