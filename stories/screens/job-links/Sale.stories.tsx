import type { Meta, StoryObj } from "@storybook/react-vite"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import { Customer } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { PageError } from "#web/job-links/DocumentClient.ts"
import { installers } from "../jobs/installersInShop.ts"
import { quoted } from "../jobs/jobsInShop.ts"
import { documentInMemory } from "./documentInMemory.ts"
import { DocumentStory, inItsLanguage } from "./DocumentStory.tsx"
import { accept, forSale, sign, take } from "./sale.ts"
import { typeCard } from "./typeCard.ts"

const meta = {
  title: "Screens/Customer/Sale",
  parameters: {
    ends: {
      TimeChoice: "Sign for",
      TimeChoiceInFrench: "puis signer",
      TimeChoiceInSpanish: "ahora firmar",
      InOneGo: "Accepted by Ada Moreno",
      CardDeclined: "Nothing is signed or booked yet",
      SomebodyWasQuicker: "Here is what’s still open",
      WhereTheCarIs: "We’ll arrive after",
      WithoutTime: "The shop will call you to find a time",
      NoTimesHeard: "Please check your connection"
    }
  },
  component: DocumentStory,
  args: { language: "en" },
  globals: { viewport: { value: "phone" } },
  render: inItsLanguage
} satisfies Meta<typeof DocumentStory>
export default meta
type Story = StoryObj<typeof meta>

/** Days side by side, with the first free half day selected. */
export const TimeChoice: Story = {
  args: { open: () => forSale() },
  play: async (played) => {
    await accept(played)
    await expect(await played.canvas.findByRole("button", { name: /^Sign for / })).toBeEnabled()
    await expect(played.canvas.getByRole("group", { name: "Day" }).children).toHaveLength(14)
  }
}

export const TimeChoiceInFrench: Story = {
  args: { open: () => forSale() },
  globals: { locale: "fr" },
  play: async (played) => {
    await accept(played, "Accepter la soumission")
    await expect(await played.canvas.findByRole("button", { name: /puis signer$/ })).toBeEnabled()
  }
}

export const TimeChoiceInSpanish: Story = {
  args: { open: () => forSale() },
  globals: { locale: "es" },
  play: async (played) => {
    await accept(played, "Aceptar la cotización")
    await expect(await played.canvas.findByRole("button", { name: /ahora firmar$/ })).toBeEnabled()
  }
}

/** Time, signature and deposit in one step: pressed twice, booked once and charged once. */
export const InOneGo: Story = {
  args: { open: () => forSale() },
  play: async (played) => {
    const { canvas, userEvent } = played
    await accept(played)
    await take(played)
    await expect(await canvas.findByText(/^Held for you [45]:/)).toBeVisible()
    await sign(played)
    await typeCard(canvas, "en", "111")
    await userEvent.dblClick(canvas.getByRole("button", { name: "Sign, book and pay $25.00" }))
    await waitFor(() => expect(canvas.getByText(/Accepted by Ada Moreno/)).toBeVisible())
    await expect(canvas.getByRole("region", { name: "Your appointment" })).toHaveTextContent(/Arrive at/)
    await expect(canvas.getByRole("link", { name: "Add to my calendar" })).toHaveAttribute("download")
    await expect(canvas.getAllByText(/^\$25\.00 paid on .*Visa 1111/)).toHaveLength(1)
    await expect(canvas.queryByRole("button", { name: /^Pay/ })).toBeNull()
  }
}

/** The bank declines: nothing is signed or booked, the input stays, and another card succeeds. */
export const CardDeclined: Story = {
  args: { open: () => forSale() },
  play: async (played) => {
    const { canvas, userEvent } = played
    await accept(played)
    await take(played)
    await sign(played)
    await typeCard(canvas, "en", "911")
    await userEvent.click(canvas.getByRole("button", { name: "Sign, book and pay $25.00" }))
    await expect(await canvas.findByText(/Nothing is signed or booked yet/)).toBeVisible()
    await expect(canvas.getByText(/The security code is incorrect/)).toBeVisible()
    await expect(canvas.queryByText(/Accepted by Ada Moreno/)).toBeNull()
    await expect(canvas.getByLabelText("Your name")).toHaveValue("Ada Moreno")
    await expect(canvas.getByRole("button", { name: "Sign, book and pay $25.00" })).toBeEnabled()
  }
}

/** The time was taken while the customer signed: nothing is signed, and the input stays. */
export const SomebodyWasQuicker: Story = {
  args: { open: () => ({ ...forSale(), book: () => Promise.reject(new PageError("taken")) }) },
  play: async (played) => {
    const { canvas, userEvent } = played
    await accept(played)
    await take(played)
    await sign(played)
    await userEvent.click(canvas.getByRole("button", { name: "Sign now, pay later" }))
    await expect(await canvas.findByText(/Here is what’s still open/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Sign for / })).toBeEnabled()
  }
}

/** Mobile service: the shop does not know the vehicle's address yet. */
export const WhereTheCarIs: Story = {
  args: {
    open: () =>
      documentInMemory(
        Effect.gen(function* () {
          yield* installers
          const job = yield* quoted((draft) => ({
            ...draft,
            install: { ...draft.install, repairLocation: "mobile" }
          }))
          const customers = yield* Customers
          const customer = yield* customers.get(job.customerId)
          yield* customers.save(new Customer({ ...customer, billingAddress: null, shippingAddress: null }))
          return job
        })
      )
  },
  play: async (played) => {
    const { canvas, userEvent } = played
    await accept(played)
    await userEvent.click(await canvas.findByRole("button", { name: "Show times" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Enter street, city, state and ZIP")
    await userEvent.type(canvas.getByLabelText("Street and number"), "1 Desert Way")
    await userEvent.type(canvas.getByLabelText("City"), "Tempe")
    await userEvent.type(canvas.getByLabelText("ZIP or postal code"), "85281")
    await userEvent.selectOptions(canvas.getByLabelText("State"), "AZ")
    await userEvent.click(canvas.getByRole("button", { name: "Show times" }))
    await expect((await canvas.findAllByText(/We’ll arrive after/))[0]).toBeVisible()
    await expect(canvas.getByRole("button", { name: /^Sign for / })).toBeEnabled()
  }
}

/** No time suits the customer: they sign anyway, and the shop calls. */
export const WithoutTime: Story = {
  args: { open: () => forSale() },
  play: async (played) => {
    const { canvas, userEvent } = played
    await accept(played)
    await userEvent.click(await canvas.findByRole("button", { name: "None work? Sign without a time" }))
    await expect(await canvas.findByText("The shop will call you to find a time.")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Sign and pay $25.00" })).toBeEnabled()
  }
}

/** The connection is lost while loading times: the customer retries or signs without one. */
export const NoTimesHeard: Story = {
  args: { open: () => ({ ...forSale(), times: () => Promise.reject(new PageError("away")) }) },
  play: async (played) => {
    await accept(played)
    await expect(await played.canvas.findByText("Please check your connection and try again.")).toBeVisible()
    await expect(played.canvas.getByRole("button", { name: "Try again" })).toBeEnabled()
    await expect(played.canvas.getByRole("button", { name: /Sign without a time/ })).toBeEnabled()
  }
}
