import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listUsers } from "#domain/people/usersApi.ts"
import { withShop } from "#stories/withShop.tsx"
import { UserRoutes } from "./UserRoutes.tsx"
import { peopleInShop } from "./usersInShop.ts"

const meta = { title: "Screens/Users/Journeys", component: UserRoutes, decorators: [withShop] } satisfies Meta<
  typeof UserRoutes
>
export default meta
type Story = StoryObj<typeof meta>

let isBroken = true

/** The server fails, then responds when retried. */
export const FailedThenAnswered: Story = {
  parameters: {
    shop: {
      path: "/users",
      fill: peopleInShop,
      instead: (endpoint: Endpoint) => (endpoint === listUsers && isBroken ? refused(500, "serverError") : undefined)
    }
  },
  play: async ({ canvas, userEvent }) => {
    isBroken = true
    const again = await canvas.findByRole("button", { name: "Try again" })
    isBroken = false
    await userEvent.click(again)
    await expect(await canvas.findByRole("row", { name: /Sam Begay/ })).toBeVisible()
    isBroken = true
  }
}
