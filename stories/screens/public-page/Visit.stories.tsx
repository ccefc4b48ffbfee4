import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import type { Language } from "#domain/words/languages.ts"
import { QuoteRefused } from "#web/public-page/quote/QuoteClient.ts"
import { VisitPage } from "#web/public-page/quote/VisitPage.tsx"
import { quoteServer, shownVisit } from "./quoteInStories.ts"

const meta = {
  title: "Screens/Public page/Visit",
  component: VisitPage,
  parameters: {
    layout: "fullscreen",
    ends: {
      Appointment: "Change time",
      Moving: "Choose Tuesday, November 24, morning",
      Canceling: "Cancel this appointment?",
      TooLate: "Online changes close the day before",
      NoSuchLink: "This link does not work"
    }
  },
  args: { server: quoteServer(), token: "a-token-of-the-visitor-for-the-page", language: "en" },
  globals: { viewport: { value: "phone" } },
  render: (args, { globals }) => (
    <VisitPage {...args} key={String(globals["locale"])} language={(globals["locale"] ?? args.language) as Language} />
  )
} satisfies Meta<typeof VisitPage>
export default meta
type Story = StoryObj<typeof meta>

/** The time, place and price of the appointment, which can be moved and canceled without an account. */
export const Appointment: Story = {}

export const Moving: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change time" }))
    await expect(await canvas.findByRole("button", { name: /^Choose Tuesday/ })).toBeEnabled()
  }
}

export const Canceling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel appointment" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Cancel this appointment?")
  }
}

export const TooLate: Story = {
  args: { server: quoteServer({ visit: () => Promise.resolve({ ...shownVisit, mayChange: false }) }) }
}

export const NoSuchLink: Story = {
  args: { server: quoteServer({ visit: () => Promise.reject(new QuoteRefused("unknown")) }) }
}
