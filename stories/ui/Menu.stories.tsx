import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { IconButton } from "#ui/IconButton.tsx"
import { Menu } from "#ui/Menu.tsx"

const print = fn()
const remove = fn()

const meta = {
  component: Menu,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
  args: {
    label: "Job 10234",
    trigger: <IconButton icon="more" label="Actions" />,
    groups: [
      {
        choices: [
          { id: "print", label: "Print", icon: "printer", shortcut: "P", onAction: print },
          { id: "invoice", label: "Convert to invoice", icon: "money", disabledReason: "Stock required: order FW04567" }
        ]
      },
      {
        title: "Careful",
        choices: [{ id: "delete", label: "Delete", icon: "trash", isDangerous: true, onAction: remove }]
      }
    ]
  }
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys skip disabled items; the reason is shown. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    print.mockClear()
    remove.mockClear()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(await screen.findByRole("menuitem", { name: /Convert to invoice/ })).toHaveTextContent(
      "Stock required: order FW04567"
    )
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(remove).toHaveBeenCalledOnce()
    await expect(print).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Actions" })).toHaveFocus())
  }
}

export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    print.mockClear()
    await userEvent.click(canvas.getByRole("button"))
    await userEvent.click(await screen.findByRole("menuitem", { name: /Print/ }))
    await expect(print).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull())
  }
}
export const Open: Story = { tags: ["picture"], args: { isOpen: true } }
export const Dark: Story = { args: { isOpen: true }, globals: { theme: "dark" } }
