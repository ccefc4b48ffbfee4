import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { postCustomer, putCustomer } from "#domain/customers/customersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { conflictAt } from "../conflictAt.ts"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { adaAlsoChangedElsewhere, adaInShop, adaPath } from "./customersInShop.ts"
import { fillIn } from "./fillIn.ts"

const meta = {
  title: "Screens/Customers/Nothing is lost",
  parameters: {
    ends: {
      ConflictKeptMine: "Kept yours: Email",
      ConflictTookTheirs: "ada@home.example",
      OthersChangesJoin: "Customer saved and merged with someone else’s changes",
      Offline: "Customer saved",
      Saving: "6025550188"
    }
  },
  component: CustomerRoutes,
  decorators: [withShop]
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story["play"]>
type Page = Parameters<Play>[0]

const email = (canvas: Page["canvas"]) => canvas.findByLabelText("Email")
const retype = async ({ canvas, userEvent }: Page, text: string) => {
  const box = await email(canvas)
  await userEvent.clear(box)
  await userEvent.paste(text)
}

/** Both users changed the email address: both versions are shown at the field. */
const bothChanged: Play = async (page) => {
  const { canvas, userEvent } = page
  await retype(page, "ada@work.example")
  await userEvent.click(canvas.getByRole("button", { name: "Save" }))
  await conflictAt(page, {
    changed: "Someone else saved this customer after you opened it.",
    label: "Email",
    mine: "ada@work.example",
    theirs: "ada@home.example",
    joining: "Payment terms"
  })
}

const emailAndTerms = () => ({
  shop: { path: adaPath, ...adaAlsoChangedElsewhere({ emailAddress: "ada@home.example", paymentTerms: "Net 30" }) }
})

/** Keeping my version also keeps their other change. */
export const ConflictKeptMine: Story = {
  parameters: emailAndTerms(),
  play: async (page) => {
    await bothChanged(page)
    const { canvas, userEvent } = page
    await userEvent.click(canvas.getByRole("button", { name: "Keep mine" }))
    await screen.findByText(
      /^Customer saved and merged with someone else’s changes.*Kept yours: Email.*Also changed: Payment terms$/
    )
    await expect(await email(canvas)).toHaveValue("ada@work.example")
    await waitFor(async () => expect(await email(canvas)).toHaveFocus())
    await expect(canvas.getByRole("button", { name: /Payment terms/ })).toHaveTextContent("Net 30")
    await expect(canvas.queryByText("Someone else saved this customer after you opened it.")).toBeNull()
  }
}

/** Their version is kept. */
export const ConflictTookTheirs: Story = {
  parameters: emailAndTerms(),
  play: async (page) => {
    await bothChanged(page)
    const { canvas, userEvent } = page
    await userEvent.click(canvas.getByRole("button", { name: "Use theirs" }))
    await expect(await email(canvas)).toHaveValue("ada@home.example")
    await expect(canvas.getByRole("button", { name: /Payment terms/ })).toHaveTextContent("Net 30")
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/** Another user changed a different field in the meantime: both changes are saved without asking. */
export const OthersChangesJoin: Story = {
  parameters: { shop: { path: adaPath, ...adaAlsoChangedElsewhere({ paymentTerms: "Net 60" }) } },
  play: async (page) => {
    await retype(page, "ada@work.example")
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Save" }))
    await screen.findByText(/^Customer saved and merged with someone else’s changes.*Also changed: Payment terms$/)
    const note = await page.canvas.findByRole("group", { name: /^Payment terms .* changed this to Net 60/ })
    await expect(note.closest("[data-field=paymentTerms]")).not.toBeNull()
    await expect(await email(page.canvas)).toHaveValue("ada@work.example")
    await expect(page.canvas.getByRole("button", { name: /Payment terms/ })).toHaveTextContent("Net 60")
  }
}

let isOffline = true

/**
 * The connection is lost: the input stays, the pending save is shown, and it is sent automatically once the connection
 * returns.
 */
export const Offline: Story = {
  parameters: {
    shop: {
      path: adaPath,
      fill: adaInShop,
      instead: (endpoint: Endpoint) => (endpoint === putCustomer && isOffline ? "offline" : undefined)
    }
  },
  play: async (page) => {
    isOffline = true
    const { canvas, userEvent } = page
    await retype(page, "ada@work.example")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No connection. Your save is waiting"))
    await expect(await email(canvas)).toHaveValue("ada@work.example")
    isOffline = false
    dispatchEvent(new Event("online"))
    await screen.findByText("Customer saved")
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement())
    isOffline = true
  }
}

/** The server is slow: the button keeps its place and cannot be pressed again. */
export const Saving: Story = {
  parameters: {
    shop: {
      path: "/customers/create",
      fill: adaInShop,
      instead: (endpoint: Endpoint) => (endpoint === postCustomer ? "never" : undefined)
    }
  },
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^First name/, "Inés")
    await fillIn(page, /^Phone number/, "6025550188")
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("button", { name: /Save/ })).toHaveAttribute("data-pending", "true"))
  }
}
