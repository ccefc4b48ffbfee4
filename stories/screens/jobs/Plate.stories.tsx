import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { getVehicleByPlate } from "#domain/plates/platesApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { shopForQuotes } from "./jobsInShop.ts"

const shop = (more: object = {}) => ({ shop: { path: "/jobs/create", fill: shopForQuotes, ...more } })
const meta = {
  title: "Screens/Jobs/Plate",
  component: JobRoutes,
  decorators: [withShop],
  parameters: {
    ends: {
      Found: "KM8K2CAB4PU001140",
      WithoutVin: "Voyager",
      Asking: "FRIT003",
      NotFound: "ABC 1234",
      NotFoundOnAPhone: "ABC1234",
      OtherMarketWithoutVin: "Enter the VIN, or the year, make and model, to find the glass that fits."
    },
    a11y: excludeAnnouncer,
    ...shop()
  }
} satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story["play"]>>[0]

const lookUp = async ({ canvas, userEvent }: Played, plate: string, state: string) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: "License plate" }), plate)
  await userEvent.click(canvas.getByRole("button", { name: /Plate state/ }))
  await userEvent.click(await screen.findByRole("option", { name: state }))
  await userEvent.click(canvas.getByRole("button", { name: "Find vehicle" }))
}

/** The plate's VIN is put into its field and decoded as if typed. */
export const Found: Story = {
  play: async (played) => {
    await lookUp(played, "frit 003", "Arizona")
    await expect(await played.canvas.findByText("2023 Hyundai Kona, VIN KM8K2CAB4PU001140")).toBeVisible()
    await waitFor(() => expect(played.canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Kona"))
    await expect(played.canvas.getByRole("textbox", { name: "VIN" })).toHaveValue("KM8K2CAB4PU001140")
  }
}

/** A registry that returns no VIN fills only empty fields and keeps manual input. */
export const WithoutVin: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played
    await userEvent.type(await canvas.findByRole("combobox", { name: "Model" }), "Voyager{Escape}")
    await lookUp(played, "FRIT009", "Ontario")
    await expect(await canvas.findByText("2023 Chrysler Pacifica; no VIN in the registry")).toBeVisible()
    await expect(canvas.getByRole("combobox", { name: "Make" })).toHaveValue("Chrysler")
    await expect(canvas.getByRole("combobox", { name: "Model" })).toHaveValue("Voyager")
  }
}

/** The lookup takes seconds and can be canceled. */
export const Asking: Story = {
  parameters: shop({ instead: (endpoint: Endpoint) => (endpoint === getVehicleByPlate ? "never" : undefined) }),
  play: async (played) => {
    await lookUp(played, "FRIT003", "Arizona")
    await expect(await played.canvas.findByText("Looking up the plate. This takes a few seconds.")).toBeVisible()
    await played.userEvent.click(played.canvas.getByRole("button", { name: "Cancel" }))
    await expect(played.canvas.getByRole("button", { name: "Find vehicle" })).toBeEnabled()
    await expect(played.canvas.queryByText("Looking up the plate. This takes a few seconds.")).toBeNull()
  }
}

export const NotFound: Story = {
  play: async (played) => {
    await lookUp(played, "ABC 1234", "Arizona")
    await expect(await played.canvas.findByText(/No vehicle found in .* with plate ABC1234/)).toBeVisible()
  }
}

/** On a phone the result is directly below the plate, before the other vehicle fields. */
export const NotFoundOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (played) => {
    const { canvas } = played
    await lookUp(played, "ABC 1234", "Arizona")
    const told = await canvas.findByText(/No vehicle found in .* with plate ABC1234/)
    const plate = canvas.getByRole("textbox", { name: "License plate" }).getBoundingClientRect()
    const model = canvas.getByRole("combobox", { name: "Model" }).getBoundingClientRect()
    const { top, bottom } = told.getBoundingClientRect()
    await expect(top).toBeGreaterThan(plate.bottom)
    await expect(bottom).toBeLessThan(model.top)
    await expect(bottom - plate.bottom).toBeLessThan(300)
  }
}

/** A VIN of another market is rejected, with the reason and what to do instead. */
export const OtherMarketWithoutVin: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole("textbox", { name: "VIN" })
    await userEvent.type(field, "WVWZZZ1JZXW000001")
    await expect(await canvas.findByText("This looks like a VIN from outside North America")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Continue without VIN" }))
    await expect(field).toHaveValue("")
  }
}
