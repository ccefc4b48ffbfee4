import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import { postCustomer } from "#domain/customers/customersApi.ts"
import { createPricingProfile } from "#domain/pricing-profiles/pricingProfilesHandlers.ts"
import { samplePricingProfile } from "#domain/testing/samples.ts"
import { withShop } from "#stories/withShop.tsx"
import { CustomerRoutes } from "./CustomerRoutes.tsx"
import { adaInShop, adaPath } from "./customersInShop.ts"
import { fillIn } from "./fillIn.ts"

const at = (path: string, more: object = {}) => ({ shop: { path, fill: adaInShop, ...more } })

const meta = {
  title: "Screens/Customers/Card",
  component: CustomerRoutes,
  decorators: [withShop],
  parameters: {
    ...at("/customers/create"),
    ends: {
      NewByKeyboard: "Inés Okafor",
      WrongAndMissing: "Billing address – Please enter the postal code",
      RefusedTexts: "Email cannot exceed 254 characters",
      BusinessWithShippingAddress: "8 Dock Road",
      SavedByShortcut: "(480) 555-0142",
      ExemptionReadBySales: "Entered by billing, an admin or the owner.",
      TooLargeToSend: "This is too large to send.",
      RefusedByTheServer: "Email should be in valid format",
      ManyProfiles: "Profile 130"
    }
  }
} satisfies Meta<typeof CustomerRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** A caller is added as a customer by keyboard alone: name, phone, saved. */
export const NewByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus())
    await userEvent.keyboard("Inés{Tab}Okafor{Tab}")
    await expect(canvas.getByRole("textbox", { name: "Customer name" })).toHaveFocus()
    await expect(canvas.getByRole("textbox", { name: "Customer name" })).toHaveValue("Inés Okafor")
    await userEvent.keyboard("{Tab}{Tab}{Tab}602 555 0188")
    await expect(canvas.getByRole("textbox", { name: "Phone number" })).toHaveValue("602 555 0188")
    // Pressed from the next field: user-event does not notice the removal of a focused field that was typed into.
    await userEvent.keyboard("{Tab}{Control>}s{/Control}")
    await expect(await canvas.findByRole("heading", { level: 1, name: "Inés Okafor" })).toBeVisible()
    await screen.findByText("Customer added")
    await expect(canvas.getByRole("link", { name: "New quote" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/jobs\/create\?customer=/)
    )
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled()
  }
}

/**
 * Missing and invalid fields are reported in the specification's own words, at the field and in a summary that links to
 * each field.
 */
export const WrongAndMissing: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Email/, "ada at moreno")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Billing address" }))
    await userEvent.click(canvas.getByRole("button", { name: "Add a phone" }))
    await waitFor(() => expect(canvas.getAllByLabelText(/^Phone number/)[1]).toHaveFocus())
    await userEvent.paste("call me")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    const summary = await canvas.findByRole("group", { name: "8 fields need your attention" })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect([...summary.querySelectorAll("li")].map((line) => line.textContent)).toEqual([
      "Please enter the customer name",
      "Phone 1 – Please enter the phone number",
      "Phone 2 – Please enter a valid phone number",
      "Email should be in valid format",
      "Billing address – Please enter the address",
      "Billing address – Please enter the city",
      "Billing address – Please select the state or province",
      "Billing address – Please enter the postal code"
    ])
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Email should be in valid format"
    )
    await userEvent.click(canvas.getByRole("link", { name: "Email should be in valid format" }))
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus()
  }
}

/** HTML-like tags and texts that are too long are reported when the field loses focus. */
export const RefusedTexts: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: "Customer name" })
    await userEvent.click(name)
    await userEvent.paste("<b>Ada</b>")
    await userEvent.tab()
    await expect(name).toHaveAccessibleDescription(/Customer name contains invalid characters/)
    await userEvent.click(canvas.getByRole("textbox", { name: "Email" }))
    await userEvent.paste(`${"a".repeat(250)}@b.co`)
    await userEvent.tab()
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Email cannot exceed 254 characters"
    )
  }
}

/** A body shop with separate billing and shipping addresses. */
export const BusinessWithShippingAddress: Story = {
  play: async (page) => {
    const { canvas, userEvent } = page
    await userEvent.click(await canvas.findByRole("radio", { name: "Business" }))
    await fillIn(page, /^Customer name/, "Mesa Collision")
    await fillIn(page, /^Contact’s first name/, "Rae")
    await fillIn(page, /^Phone number/, "480-555-0190")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ship to another address" }))
    await fillIn(page, /^Address\*?$/, "8 Dock Road")
    await fillIn(page, /^City/, "Mesa")
    await fillIn(page, /^Postal code/, "85201")
    await userEvent.click(canvas.getByRole("button", { name: /State or province/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Arizona" }))
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: "Mesa Collision" })).toBeVisible()
    await expect(canvas.getByRole("radio", { name: "Business" })).toBeChecked()
    await expect(canvas.getByRole("textbox", { name: "Customer name" })).toHaveValue("Mesa Collision")
    await expect(canvas.getByRole("textbox", { name: "Address" })).toHaveValue("8 Dock Road")
    await expect(canvas.getByRole("button", { name: /Address type/ })).toHaveTextContent("Commercial")
  }
}

/** Ctrl S saves; saving does not change untouched fields. */
export const SavedByShortcut: Story = {
  parameters: at(adaPath),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^Tax exemption number/, "AZ-88")
    await userEvent.keyboard("{Control>}s{/Control}")
    await screen.findByText("Customer saved")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
    await expect(canvas.getByRole("textbox", { name: "Tax exemption number" })).toHaveValue("AZ-88")
    await expect(
      canvas.getAllByRole("textbox", { name: "Phone number" }).map((phone) => (phone as HTMLInputElement).value)
    ).toEqual(["(480) 555-0142", "480.555.0143"])
  }
}

/** Tax exemptions can only be entered by bookkeeping roles: sales sees the exemption and why it is read-only. */
export const ExemptionReadBySales: Story = {
  parameters: at(adaPath, { roles: ["sales"] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Tax exemption number" })).toHaveAttribute("readonly")
    await expect(canvas.getByText("Entered by billing, an admin or the owner.")).toBeVisible()
  }
}

/** The input exceeds the maximum request size: the form says so and keeps the input. */
export const TooLargeToSend: Story = {
  parameters: at("/customers/create", {
    instead: (endpoint: Endpoint) => (endpoint === postCustomer ? refused(413, "tooLarge") : undefined)
  }),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^First name/, "Ada")
    await fillIn(page, /^Phone number/, "4805550142")
    await userEvent.keyboard("{Enter}")
    await expect(await screen.findByText("This is too large to send.")).toBeVisible()
    await expect(canvas.getByRole("textbox", { name: /^First name/ })).toHaveValue("Ada")
  }
}

/** The server rejects a field that passed the page's validation: the error is shown at the field. */
export const RefusedByTheServer: Story = {
  parameters: at("/customers/create", {
    instead: (endpoint: Endpoint) =>
      endpoint === postCustomer
        ? { status: 422, body: { succeeded: false, messages: [], errors: { emailAddress: ["email.invalid"] } } }
        : undefined
  }),
  play: async (page) => {
    const { canvas, userEvent } = page
    await fillIn(page, /^First name/, "Ada")
    await fillIn(page, /^Phone number/, "4805550142")
    await userEvent.keyboard("{Enter}")
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
        "Email should be in valid format"
      )
    )
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Ada")
  }
}

/** A shop with more profiles than fit on one list page can still choose any of them. */
export const ManyProfiles: Story = {
  parameters: at("/customers/create", {
    fill: Effect.forEach(
      Array.from({ length: 130 }, (_, n) => `Profile ${n + 1}`),
      (profileName) => createPricingProfile({ ...samplePricingProfile, profileName })
    ).pipe(Effect.orDie)
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Pricing profile/ }))
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(131))
    await userEvent.click(screen.getByRole("option", { name: "Profile 130" }))
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Pricing profile/ })).toHaveTextContent("Profile 130")
    )
  }
}
