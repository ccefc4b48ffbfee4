import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { adaInShop, adaPath } from "./customersInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: adaInShop, ...more } })
const meta = {
  title: "Screens/Customers/Known card",
  component: CustomerRoutes,
  decorators: [inTheShop],
  parameters: at(adaPath)
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** An address that is taken back and asked for again comes back as typed. */
export const AddressTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const asked = await canvas.findByRole("checkbox", { name: "Billing address" })
    await userEvent.click(asked)
    await expect(canvas.queryByRole("textbox", { name: "City" })).toBeNull()
    await userEvent.click(asked)
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Tempe")
  }
}

/** Phones are added and removed in place; the cursor goes along. The last one stays. */
export const Phones: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a phone" }))
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Phone number" })[2]).toHaveFocus())
    await userEvent.click(canvas.getByRole("button", { name: "Remove phone 1" }))
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Phone number" })[0]).toHaveFocus())
    await expect(canvas.getAllByRole("textbox", { name: "Phone number" })[0]).toHaveValue("480.555.0143")
    await userEvent.click(canvas.getByRole("button", { name: "Remove phone 2" }))
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Remove phone/ })).toBeNull())
  }
}

export const Loading: Story = {
  parameters: at(adaPath, { instead: (endpoint: Endpoint) => (endpoint === getCustomer ? "never" : undefined) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Loading" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Customers" })).toHaveAttribute("href", "/customers")
  }
}

export const Failed: Story = {
  parameters: at(adaPath, {
    instead: (endpoint: Endpoint) => (endpoint === getCustomer ? refused(500, "serverError") : undefined)
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("The server encountered an internal error. Please try again later.")
    ).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
  }
}

/** An address of no customer of this shop. */
export const NotThere: Story = {
  parameters: at("/customers/019a0000-0000-7000-8000-00000000dead/edit"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  }
}

export const French: Story = {
  parameters: at("/customers/create"),
  globals: { locale: "fr" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nouveau client" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }))
    await expect(await canvas.findByRole("link", { name: /^Veuillez indiquer\s: nom du client$/ })).toBeVisible()
  }
}

/** Nothing scrolls sideways at 320 px, with both addresses open. */
export const OnASmallPhone: Story = {
  globals: { viewport: { value: "smallPhone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Ship to another address" }))
    await expect(document.documentElement.clientWidth).toBe(320)
    await expect(document.documentElement.scrollWidth).toBe(320)
    const alone = canvas.getAllByRole("button").filter((button) => button.parentElement?.closest(".FieldBox") === null)
    await expect(
      alone.map((button) => [button.textContent, button.offsetHeight]).filter(([, height]) => Number(height) < 44)
    ).toEqual([])
  }
}
