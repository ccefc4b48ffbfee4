import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { ShortcutsHelp } from "#web/shell/shortcuts/ShortcutsHelp.tsx"

const at = (path: string, more: object = {}) => ({ layout: "fullscreen", shop: { isWhole: true, path, ...more } })

const meta = {
  title: "Screens/Keyboard shortcuts",
  component: ShortcutsHelp,
  args: { onClose: () => {} },
  decorators: [withShop],
  parameters: {
    ...at("/account/preferences"),
    ends: {
      GoesAndBegins: "New customer",
      Searches: "Customers",
      NeverInFields: "gj n?",
      TurnedOff: "What are you looking for?",
      FromTheMenu: "Atajos de teclado",
      Phone: "Keyboard shortcuts"
    }
  }
} satisfies Meta<typeof ShortcutsHelp>
export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => ({ level: 1, name })

/** `g c` goes to the customers, `n` starts a new one. */
export const GoesAndBegins: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", heading("Preferences"))
    await userEvent.keyboard("gc")
    await canvas.findByRole("heading", heading("Customers"))
    await userEvent.keyboard("n")
    await expect(await canvas.findByRole("heading", heading("New customer"))).toBeVisible()
  }
}

/** `/` focuses the list's search. */
export const Searches: Story = {
  parameters: at("/customers"),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", heading("Customers"))
    await userEvent.keyboard("/")
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus())
    await expect(canvas.getByRole("searchbox")).toHaveValue("")
  }
}

/** Keys typed into a field do not trigger shortcuts. */
export const NeverInFields: Story = {
  parameters: at("/customers"),
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole("searchbox")
    await userEvent.type(search, "gj n?")
    await expect(search).toHaveValue("gj n?")
    await expect(canvas.getByRole("heading", heading("Customers"))).toBeVisible()
    await expect(screen.queryByRole("dialog")).toBeNull()
  }
}

/** `?` lists all of them, with a switch that turns off single keys; Ctrl K stays. */
export const TurnedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", heading("Preferences"))
    await userEvent.keyboard("?")
    const help = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }))
    await waitFor(() => expect(help.getByText("Pricing profiles")).toBeVisible())
    await userEvent.click(help.getByRole("switch", { name: /Single-key shortcuts/ }))
    await waitFor(() => expect(help.queryByText("Pricing profiles")).toBeNull())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await userEvent.keyboard("gc?")
    await expect(canvas.getByRole("heading", heading("Preferences"))).toBeVisible()
    await expect(screen.queryByRole("dialog")).toBeNull()
    await userEvent.keyboard("{Control>}k{/Control}")
    await waitFor(() => expect(screen.getByRole("searchbox", { name: "What are you looking for?" })).toBeVisible())
  }
}

/** Also reachable from the account menu. */
export const FromTheMenu: Story = {
  globals: { locale: "es" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Cuenta de Bea/ }))
    await userEvent.click(await screen.findByRole("menuitem", { name: /Atajos de teclado/ }))
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Atajos de teclado" })).toBeVisible())
  }
}

export const Phone: Story = {
  globals: { viewport: { value: "phone" }, theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", heading("Preferences"))
    await userEvent.keyboard("?")
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible())
  }
}
