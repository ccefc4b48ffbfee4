import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor, within } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { createCustomer } from "#domain/customers/customersHandlers.ts"
import { sampleCustomer } from "#domain/testing/samples.ts"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { adaInShop, adaPath } from "./customersInShop.ts"

const meta = { title: "Screens/Customers/Journeys", component: CustomerRoutes, decorators: [withShop] } satisfies Meta<
  typeof CustomerRoutes
>
export default meta
type Story = StoryObj<typeof meta>

let isBroken = true

/** The server fails, then responds when retried. */
export const FailedThenAnswered: Story = {
  parameters: {
    shop: {
      path: "/customers",
      instead: (endpoint: Endpoint) =>
        endpoint === listCustomers && isBroken ? refused(500, "serverError") : undefined
    }
  },
  play: async ({ canvas, userEvent }) => {
    isBroken = true
    const again = await canvas.findByRole("button", { name: "Try again" })
    isBroken = false
    await userEvent.click(again)
    await expect(await canvas.findByRole("row", { name: /Ada Moreno/ })).toBeVisible()
    isBroken = true
  }
}

/** Ada exists twice: one record is merged into the other, which opens with her email; undoing restores her. */
export const Merged: Story = {
  parameters: {
    shop: {
      path: adaPath,
      fill: Effect.andThen(
        adaInShop,
        createCustomer({ ...sampleCustomer, customerName: "Ada M. Moreno", emailAddress: "" })
      )
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More actions" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Merge with another customer" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Merge Ada Moreno" }))
    const into = dialog.getByRole("combobox", { name: /Customer to keep/ })
    await waitFor(() => expect(into).toHaveFocus())
    await userEvent.click(dialog.getByRole("button", { name: "Merge" }))
    await expect(dialog.getByText("Choose the customer to keep")).toBeVisible()
    await userEvent.type(into, "moreno")
    await userEvent.click(await screen.findByRole("option", { name: /Ada M. Moreno/ }))
    await expect(await dialog.findByText("Ada M. Moreno stays")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Merge" }))
    await expect(await screen.findByText("Ada Moreno was merged into Ada M. Moreno")).toBeVisible()
    await expect(await canvas.findByRole("heading", { name: "Ada M. Moreno" })).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue(sampleCustomer.emailAddress)
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue(""))
  }
}

/** A customer without jobs is deleted; undoing returns them to the list. */
export const Deleted: Story = {
  parameters: { shop: { path: adaPath, fill: adaInShop } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More actions" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete customer" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Ada Moreno?" }))
    await userEvent.click(dialog.getByRole("button", { name: "Delete customer" }))
    await expect(await screen.findByText("Ada Moreno deleted")).toBeVisible()
    await expect(await canvas.findByText("No customers yet")).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: "Undo" }))
    await expect(await canvas.findByRole("row", { name: /Ada Moreno/ })).toBeVisible()
  }
}

/** An inactive customer stays in the list but is not offered a new quote. */
export const MadeInactive: Story = {
  parameters: { shop: { path: adaPath, fill: adaInShop } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "New quote" })).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "Inactive" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await screen.findByText("Customer saved")).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole("link", { name: "New quote" })).toBeNull())
  }
}

/** Ada's personal data is erased at her request. Since this cannot be undone, her name must be typed to confirm. */
export const PersonalDataRemoved: Story = {
  parameters: { shop: { path: adaPath, fill: adaInShop } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More actions" }))
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove personal data…" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Remove the personal data of Ada Moreno?" }))
    const name = dialog.getByRole("textbox", { name: "Type the customer’s name to confirm" })
    await userEvent.type(name, "Ada")
    await userEvent.click(dialog.getByRole("button", { name: "Remove data" }))
    await expect(await dialog.findByText("Type Ada Moreno exactly")).toBeVisible()
    await userEvent.type(name, " Moreno")
    await userEvent.click(dialog.getByRole("button", { name: "Remove data" }))
    await expect(await screen.findByText("Personal data removed")).toBeVisible()
    await expect(await canvas.findByRole("row", { name: /Removed customer/ })).toBeVisible()
    await expect(canvas.queryByRole("row", { name: /Ada Moreno/ })).toBeNull()
  }
}
