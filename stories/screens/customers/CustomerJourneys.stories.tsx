import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listCustomers } from "#domain/customers/customersApi.ts"
import { inTheShop } from "#stories/inTheShop.tsx"
import { CustomerRoutes } from "./CustomerRoutes.tsx"

const meta = { title: "Screens/Customers/Journeys", component: CustomerRoutes, decorators: [inTheShop] } satisfies Meta<
  typeof CustomerRoutes
>
export default meta
type Story = StoryObj<typeof meta>

let isBroken = true

/** The server fails; asked again, it answers. */
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
