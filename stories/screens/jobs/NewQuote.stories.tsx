import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listCustomers, postCustomer } from "#domain/customers/customersApi.ts"
import { postJob } from "#domain/jobs/jobsApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { glassFits } from "./glassFits.ts"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { shopForQuotes } from "./jobsInShop.ts"

const meta = {
  title: "Screens/Jobs/New quote",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      Blank: "Enter the VIN, or the year, make and model, to find the glass that fits.",
      ByKeyboard: "Camry",
      TypedOn: "Luis Herrera",
      SavedTwiceInARow: "FRIT007",
      NewCustomer: "Noor Haddad",
      RefusedOutOfSight: "Please enter the postal code. Please enter the net price.",
      WrongVin: "4TIDAACK7RU000001",
      NoModelInTheVin: "Rogue",
      VinDiffers: "Camry",
      VehicleWithoutVin: "To save, enter the VIN, or the license plate and state.",
      ClaimKept: "What you entered about the claim",
      TooEarly: "Please enter either the VIN or the license plate and state",
      TooEarlyOnAPhone: "Mileage must be between 0 and 9,999,999",
      OnAPhone: "Or the license plate and state"
    },
    a11y: excludeAnnouncer,
    shop: { path: "/jobs/create", fill: shopForQuotes, instead: glassFits }
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

const vin = "4T1DAACK7RU000001"

/** A blank quote with the focus in the first field of a phone call. */
export const Blank: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Customer" })).toHaveFocus()
    for (const find of await canvas.findAllByRole("button", { name: "Find glass" })) await expect(find).toBeDisabled()
  }
}

/** Phone number, customer, VIN: without a mouse. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const customer = await canvas.findByRole("combobox", { name: "Customer" })
    await userEvent.type(customer, "555 0142")
    await screen.findByRole("option", { name: /Ada Moreno/ })
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(await canvas.findByText("ada@moreno.example")).toBeVisible()

    await userEvent.click(canvas.getByRole("textbox", { name: "VIN" }))
    await userEvent.paste(` ${vin.slice(0, 9).toLowerCase()} ${vin.slice(9)}`)
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Camry"))
    await expect(canvas.getByRole("textbox", { name: "VIN" })).toHaveValue(vin)
    await expect(canvas.getByRole("textbox", { name: "Year" })).toHaveValue("2024")
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Find glass" })[0]).toBeEnabled())
  }
}

let created = 0

/** Saving again while the first save is pending creates one quote with everything typed so far. */
export const SavedTwiceInARow: Story = {
  parameters: {
    shop: {
      path: "/jobs/create",
      fill: shopForQuotes,
      instead: (endpoint: Endpoint) => {
        if (endpoint !== postJob) return undefined
        created += 1
        return "late"
      }
    }
  },
  beforeEach: () => {
    created = 0
  },
  play: async ({ canvas, userEvent }) => {
    const customer = await canvas.findByRole("combobox", { name: "Customer" })
    await userEvent.type(customer, "555 0142")
    await screen.findByRole("option", { name: /Ada Moreno/ })
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await userEvent.click(canvas.getByRole("textbox", { name: "VIN" }))
    await userEvent.paste(vin)
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Camry"))
    const plate = canvas.getByRole("textbox", { name: "License plate" })
    await userEvent.type(plate, "FRIT")
    await userEvent.keyboard("{Control>}s{/Control}")
    await userEvent.type(plate, "007")
    await userEvent.keyboard("{Control>}s{/Control}")
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Job \d+$/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled())
    await expect(canvas.getByRole("textbox", { name: "License plate" })).toHaveValue("FRIT007")
    await expect(created).toBe(1)
    await expect(canvas.queryByRole("button", { name: "Restore draft" })).toBeNull()
  }
}

let isSilent = false

/** While results for the current input are pending, Enter does not choose an earlier result that no longer matches. */
export const TypedOn: Story = {
  parameters: {
    shop: {
      path: "/jobs/create",
      fill: shopForQuotes,
      instead: (endpoint: Endpoint) => (endpoint === listCustomers && isSilent ? "never" : undefined)
    }
  },
  beforeEach: () => {
    isSilent = false
  },
  play: async ({ canvas, userEvent }) => {
    const customer = await canvas.findByRole("combobox", { name: "Customer" })
    await userEvent.type(customer, "example")
    await screen.findByRole("option", { name: /Ada Moreno/ })
    isSilent = true
    await userEvent.tripleClick(customer)
    await userEvent.paste("luis")
    await waitFor(() => expect(screen.queryByRole("option", { name: /Ada Moreno/ })).toBeNull())
    await screen.findByRole("option", { name: /Luis Herrera/ })
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(await canvas.findByText("luis@herrera.example")).toBeVisible()
  }
}

/** A new caller: the search text prefills the new customer's page. */
export const NewCustomer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Customer" }), "602 555 0188")
    await userEvent.click(await screen.findByRole("option", { name: "New customer: 602 555 0188" }))
    const drawer = within(await screen.findByRole("dialog", { name: "New customer" }))
    await expect(drawer.getByRole("textbox", { name: /Phone number/ })).toHaveValue("602 555 0188")
    await userEvent.click(drawer.getByRole("button", { name: "Add customer" }))
    await expect(await drawer.findByText("Please enter the customer name")).toBeVisible()
    await userEvent.type(drawer.getByRole("textbox", { name: /Customer name/ }), "Noor Haddad")
    await userEvent.click(drawer.getByRole("button", { name: "Add customer" }))
    await expect(await canvas.findByRole("link", { name: "Noor Haddad" })).toBeVisible()
  }
}

/**
 * The server rejects values that have no field on this page: the message names each field, with its label if it has
 * one, and the input is preserved.
 */
export const RefusedOutOfSight: Story = {
  parameters: {
    shop: {
      path: "/jobs/create",
      fill: shopForQuotes,
      instead: (endpoint: Endpoint) =>
        endpoint === postCustomer
          ? {
              status: 400,
              body: {
                succeeded: false,
                messages: [],
                errors: { "billingAddress.postalCode": ["required"], "lines.2.netPrice": ["required"] }
              }
            }
          : undefined
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Customer" }), "Noor Haddad")
    await userEvent.click(await screen.findByRole("option", { name: "New customer: Noor Haddad" }))
    const drawer = within(await screen.findByRole("dialog", { name: "New customer" }))
    await userEvent.type(drawer.getByRole("textbox", { name: /Phone number/ }), "602 555 0188")
    await userEvent.click(drawer.getByRole("button", { name: "Add customer" }))
    await expect(
      await screen.findByText("Please enter the postal code. Please enter the net price.")
    ).toBeInTheDocument()
    await expect(drawer.getByRole("textbox", { name: /Customer name/ })).toHaveValue("Noor Haddad")
  }
}

/** I, O and Q are rejected as they are typed; a pasted VIN with one shows an error and suggests the correction. */
export const WrongVin: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "VIN" })
    await userEvent.type(field, "4T1o")
    await expect(field).toHaveValue("4T1")
    await expect(canvas.getByText("A VIN cannot contain O, I or Q")).toBeVisible()
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste("4TI-DAACK7-RU000001")
    await expect(field).toHaveValue("4TIDAACK7RU000001")
    await expect(field).toBeInvalid()
    await expect(canvas.getByRole("button", { name: vin })).toBeVisible()
  }
}

/**
 * The VIN does not encode the model: the page says so and offers the make's models of that year; nothing is filled in
 * as certain.
 */
export const NoModelInTheVin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox", { name: "VIN" }))
    await userEvent.paste("JN8AT2MVXGW000001")
    await expect(await canvas.findByText("The VIN is for a 2016 Nissan, but does not say which model")).toBeVisible()
    await expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue("")
    await userEvent.click(await canvas.findByRole("button", { name: "Rogue" }))
    await expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Rogue")
    await expect(canvas.queryByText(/does not say which model/)).toBeNull()
  }
}

/** Manual input is kept; where the VIN differs, its value is offered. */
export const VinDiffers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("combobox", { name: "Model" }), "Corolla{Escape}")
    await userEvent.type(canvas.getByRole("textbox", { name: "VIN" }), vin)
    await expect(await canvas.findByText("The VIN says 2024 Toyota Camry, 4 Door Sedan")).toBeVisible()
    await expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Corolla")
    await userEvent.click(canvas.getByRole("button", { name: "Use VIN details" }))
    await expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Camry")
  }
}

/** Year, make and model alone do not identify a vehicle: the VIN field says so immediately, not only on saving. */
export const VehicleWithoutVin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Year" }), "2024")
    const field = canvas.getByRole("textbox", { name: "VIN" })
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription("To save, enter the VIN, or the license plate and state.")
    )
    await expect(field).toBeValid()
  }
}

/** Insurance is switched off: the claim data is preserved, and the section says so. */
export const ClaimKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "An insurer pays" }))
    await userEvent.type(canvas.getByRole("textbox", { name: /Claim/ }), "C-1")
    await userEvent.click(canvas.getByRole("switch", { name: "An insurer pays" }))
    await expect(canvas.queryByRole("textbox", { name: /Claim/ })).toBeNull()
    await expect(await canvas.findByText(/What you entered about the claim/)).toBeVisible()
  }
}

/** Saved too early: each field shows what is missing, and the summary at the top links to it. */
export const TooEarly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save quote" }))
    await expect((await canvas.findAllByText("Please select the customer"))[0]).toBeVisible()
    await userEvent.click(canvas.getAllByText("Please enter either the VIN or the license plate and state")[0]!)
    await expect(canvas.getByRole("textbox", { name: "VIN" })).toHaveFocus()
  }
}

/**
 * On a phone, collapsed sections with missing or invalid fields expand, and each message is directly below its own
 * field.
 */
export const TooEarlyOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    const belowField = async (role: "combobox" | "textbox", name: string, told: string) => {
      const field = canvas.getByRole(role, { name })
      await waitFor(() => expect(field).toBeVisible())
      await waitFor(() => {
        const { bottom } = field.getBoundingClientRect()
        const places = canvas.getAllByText(told).map((one) => one.getBoundingClientRect().top)
        return expect(places.some((top) => top >= bottom - 1 && top < bottom + 40)).toBe(true)
      })
    }
    const vin = await canvas.findByRole("textbox", { name: "VIN" })
    vin.closest("details")!.open = false
    await waitFor(() => expect(vin).not.toBeVisible())
    await userEvent.click(canvas.getByRole("button", { name: "Save quote" }))
    await belowField("combobox", "Customer", "Please select the customer")
    await belowField("textbox", "VIN", "Please enter either the VIN or the license plate and state")
    await userEvent.type(canvas.getByRole("textbox", { name: "Mileage" }), "99999999")
    // Collapsing it anyway does not hide its errors.
    vin.closest("details")!.open = false
    await userEvent.click(canvas.getByRole("button", { name: "Save quote" }))
    await belowField("textbox", "Mileage", "Mileage must be between 0 and 9,999,999")
  }
}

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Save quote" })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
}
