import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Quote } from "./DocumentPage.stories.tsx"
import { DocumentStory, inItsLanguage } from "./DocumentStory.tsx"
import { Deposit } from "./PayByLink.stories.tsx"
import { CardDeclined, SomebodyWasQuicker, WhereTheCarIs } from "./Sale.stories.tsx"
import { sign, take } from "./sale.ts"
import { typeCard } from "./typeCard.ts"

const meta = {
  title: "Screens/Customer/Journeys",
  component: DocumentStory,
  args: { language: "en" },
  globals: { viewport: { value: "phone" } },
  render: inItsLanguage
} satisfies Meta<typeof DocumentStory>
export default meta
type Story = StoryObj<typeof meta>

/** The quote is read, signed with a typed name and accepted, on a phone. */
export const QuoteSigned: Story = {
  ...Quote,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Quote 1001" })).toBeVisible()
    await expect(canvas.getAllByText("Customer’s share")[0]!.nextElementSibling).toHaveTextContent("$40.00")
    await userEvent.click(canvas.getByRole("button", { name: "Accept the quote" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Sign and accept" }))
    await expect(canvas.getByLabelText("Your name")).toHaveFocus()
    await userEvent.type(canvas.getByLabelText("Your name"), "Ada Moreno")
    await userEvent.click(canvas.getByRole("button", { name: "Sign and accept" }))
    await expect(canvas.getByText("Please sign")).toBeVisible()
    await userEvent.click(canvas.getByRole("radio", { name: "Type" }))
    await userEvent.type(canvas.getByLabelText("Type your name to sign"), "Ada Moreno")
    await userEvent.click(canvas.getByRole("button", { name: "Sign and accept" }))
    await waitFor(() => expect(canvas.getByText(/Accepted by Ada Moreno/)).toBeVisible())
    // The result is shown at the top, and the page scrolls there.
    await waitFor(() => expect(canvas.getByText(/Accepted by Ada Moreno/).closest("main")).toHaveFocus())
    await expect(canvas.queryByRole("button", { name: "Accept the quote" })).toBeNull()
  }
}

/** The quote is accepted and the deposit paid: pressed twice, charged once, with a receipt. */
export const DepositPaid: Story = {
  ...Deposit,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Pay the deposit of $25.00" }))
    await typeCard(canvas, "en", "111")
    await userEvent.dblClick(canvas.getByRole("button", { name: "Pay $25.00" }))
    await waitFor(() => expect(canvas.getByText(/^\$25\.00 paid on .*Visa 1111/)).toBeVisible())
    await expect(canvas.getAllByRole("link", { name: "Receipt as PDF" })).toHaveLength(1)
    await expect(canvas.queryByRole("button", { name: /^Pay/ })).toBeNull()
  }
}

/** The bank declines the card used when signing; another card succeeds, and nothing is booked twice. */
export const DeclinedThenPaid: Story = {
  ...CardDeclined,
  play: async (played) => {
    const { canvas, userEvent } = played
    await CardDeclined.play!(played)
    await typeCard(canvas, "en", "111")
    await userEvent.click(canvas.getByRole("button", { name: "Sign, book and pay $25.00" }))
    await waitFor(() => expect(canvas.getByText(/^\$25\.00 paid on/)).toBeVisible())
    await expect(canvas.getAllByText(/Accepted by Ada Moreno/)).toHaveLength(1)
  }
}

/** Another customer took the time: the input stays, and another time can be chosen at any point. */
export const AnotherTime: Story = {
  ...SomebodyWasQuicker,
  play: async (played) => {
    const { canvas, userEvent } = played
    await SomebodyWasQuicker.play!(played)
    await take(played)
    await expect(await canvas.findByLabelText("Your name")).toHaveValue("Ada Moreno")
    await userEvent.click(canvas.getByRole("button", { name: "Other time" }))
    await expect(await canvas.findByRole("button", { name: /^Sign for / })).toBeVisible()
  }
}

/** The job takes place at the address the customer entered. */
export const BookedWhereTheCarIs: Story = {
  ...WhereTheCarIs,
  play: async (played) => {
    const { canvas, userEvent } = played
    await WhereTheCarIs.play!(played)
    await take(played)
    await sign(played)
    await userEvent.click(canvas.getByRole("button", { name: "Sign and book" }))
    await expect(await canvas.findByText("1 Desert Way, Tempe, AZ 85281")).toBeVisible()
  }
}
