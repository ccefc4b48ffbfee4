import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import { getCustomer } from "#domain/customers/customersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { screenStates } from "#stories/screenStates.ts"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { adaInShop, adaOwes, adaPath } from "./customersInShop.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: adaInShop, ...more } })
const meta = {
  title: "Screens/Customers/Known card",
  component: CustomerRoutes,
  decorators: [withShop],
  parameters: {
    ...at(adaPath),
    ends: {
      AddressRemovedAndBack: "City",
      Phones: "Phone",
      Owes: "Email statement to Ada Moreno",
      MissingInFrench: "Nouveau client"
    }
  }
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** An address that is removed and added again returns as typed. */
export const AddressRemovedAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const asked = await canvas.findByRole("checkbox", { name: "Billing address" })
    await userEvent.click(asked)
    await expect(canvas.queryByRole("textbox", { name: "City" })).toBeNull()
    await userEvent.click(asked)
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Tempe")
  }
}

/** Phones are added and removed in place, and the focus follows. The last one cannot be removed. */
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

/** The outstanding balance, with a statement to print or send. */
export const Owes: Story = {
  parameters: at(adaPath, { fill: adaOwes }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Owes $80.00 on 2 invoices")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Statement (PDF)" })).toHaveAttribute(
      "href",
      expect.stringMatching(/statement\.pdf\?by=customer&key=019a0000-0000-7000-8000-000000000061$/)
    )
    await userEvent.click(canvas.getByRole("button", { name: "Email statement" }))
    await expect(await screen.findByRole("dialog", { name: "Email statement to Ada Moreno" })).toBeVisible()
  }
}

/** The id does not belong to a customer of this shop. */
export const NotThere: Story = {
  parameters: at("/customers/019a0000-0000-7000-8000-00000000dead/edit"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  }
}

export const MissingInFrench: Story = {
  parameters: at("/customers/create"),
  globals: { locale: "fr" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nouveau client" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }))
    await expect(await canvas.findByRole("link", { name: /^Veuillez indiquer\s: nom du client$/ })).toBeVisible()
  }
}

const states = screenStates(
  { shop: { path: adaPath, fill: adaInShop }, call: getCustomer, shows: /Ada Moreno/ },
  {
    phone: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("checkbox", { name: "Ship to another address" }))
      const alone = canvas
        .getAllByRole("button")
        .filter((button) => button.parentElement?.closest(".FieldBox") === null)
      await expect(
        alone.map((button) => [button.textContent, button.offsetHeight]).filter(([, height]) => Number(height) < 44)
      ).toEqual([])
    }
  }
)
export const Loading: Story = states.Loading
export const Failed: Story = states.Failed
export const Dark: Story = states.Dark
export const French: Story = states.French
export const Spanish: Story = states.Spanish
export const OnASmallPhone: Story = states.OnASmallPhone
