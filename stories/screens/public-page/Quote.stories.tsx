import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { openContact } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { QuotePage } from "#web/public-page/quote/QuotePage.tsx"
import { QuoteRefused } from "#web/public-page/quote/QuoteServer.ts"
import { at, candidates, quoteServer } from "./quoteInStories.ts"

const meta = {
  title: "Screens/Public page/Quote",
  component: QuotePage,
  parameters: {
    layout: "fullscreen",
    ends: {
      Glass: "Choose from a list",
      FewServices: "Show the car",
      GlassAsList: "Show the car",
      Chips: "How many chips?",
      Vehicle: "Find my car",
      PlateUnknown: "We found no car with this plate",
      WrongVin: "A VIN has 17 characters",
      Car: "Yes, that is my car",
      Question: "How to tell",
      QuestionInFrench: "Comment le voir",
      Picture: "Is this your glass?",
      NotTheirs: "Skip to choosing a time",
      Price: "Good for 30 days",
      PriceRange: "We check which glass it is",
      Insured: "Your insurer pays the rest",
      NoMatch: "Book a time now",
      Time: "Choose Tuesday, November 24, morning",
      Outside: "That is farther than we drive",
      Contact: "Book it, pay at the shop",
      ContactWrong: "Enter your name.",
      SlotGone: "That time has just been taken",
      Booked: "You are booked.",
      BookedWithDeposit: "Pay the $100.00 deposit",
      Asked: "We have your request.",
      Closed: "No online quote right now"
    }
  },
  args: { server: quoteServer(), language: "en" },
  globals: { viewport: { value: "phone" } },
  render: (args, { globals }) => (
    <QuotePage {...args} key={String(globals["locale"])} language={(globals["locale"] ?? args.language) as Language} />
  )
} satisfies Meta<typeof QuotePage>
export default meta
type Story = StoryObj<typeof meta>

const time = { day: "2026-11-24", half: "morning" } as const
const only = {
  car: { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" },
  candidates: candidates.slice(0, 1)
}
const contact = { ...openContact, name: "Marisol Vega", phone: "(520) 555-0147", email: "marisol@example.com" }

/** A car to touch, with the same panes as buttons beside it. */
export const Glass: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Windshield" }))
    await expect(canvas.getByRole("button", { name: "Windshield, next" })).toBeEnabled()
  }
}

/** A shop is asked about what it offers alone; what it does not do is drawn and cannot be touched. */
export const FewServices: Story = {
  args: {
    server: quoteServer({
      start: async () => ({
        ...(await quoteServer().start()),
        services: ["backGlass", "calibration"],
        begins: "calibration"
      })
    })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: "Back glass" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Windshield" })).toBeNull()
    await expect(canvas.queryByRole("button", { name: /chip/ })).toBeNull()
    await expect(canvas.getByRole("button", { name: /calibration/ })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Choose from a list" }))
    await expect(canvas.queryByRole("button", { name: /door/ })).toBeNull()
    await expect(canvas.getByRole("button", { name: "Back glass" })).toBeVisible()
  }
}

export const GlassAsList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose from a list" }))
    await expect(canvas.getByRole("button", { name: "Back glass" })).toBeVisible()
  }
}

export const Chips: Story = { args: { kept: at("chips", { glass: "chip" }) } }

export const Vehicle: Story = { args: { kept: at("vehicle", { vehicle: null, found: null }) } }

/** What the registry does not know is said, and what was typed stands. */
export const PlateUnknown: Story = {
  args: {
    server: quoteServer({ glass: () => Promise.reject(new QuoteRefused("plateUnknown")) }),
    kept: at("vehicle", { found: null })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Find my car" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We found no car with this plate")
    await expect(canvas.getByLabelText("License plate")).toHaveValue("FRIT003")
  }
}

export const WrongVin: Story = {
  args: { kept: at("vehicle", { vehicle: { by: "vin", vin: "KM8K2CAB4PU00114" }, found: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Find my car" }))
    await expect(canvas.getByLabelText("VIN", { selector: "[type=text]" })).toHaveAccessibleDescription(
      /A VIN has 17 characters\. You typed 16\./
    )
  }
}

export const Car: Story = { args: { kept: at("car") } }

/** One difference, drawn on both sides. */
export const Question: Story = { args: { kept: at("question") } }

export const QuestionInFrench: Story = { ...Question, globals: { locale: "fr" } }

export const Picture: Story = { args: { kept: at("picture", { found: only }) } }

export const NotTheirs: Story = { args: { kept: at("wrongPart") } }

export const Price: Story = { args: { kept: at("price", { found: only, picture: "yes" }) } }

export const PriceRange: Story = {
  args: { kept: at("price", { asked: ["rainSensor"], answers: { rainSensor: "notSure" }, picture: "yes" }) }
}

/** The number becomes what the driver pays. */
export const Insured: Story = {
  args: {
    kept: at("price", {
      found: only,
      picture: "yes",
      pays: { by: "insurance", company: "", policyNumber: "", claimNumber: "", deductible: 10_000 }
    })
  }
}

export const NoMatch: Story = { args: { kept: at("noMatch", { found: { ...only, candidates: [] } }) } }

/** The first free time is chosen; full and closed days stay in sight. */
export const Time: Story = {
  args: { kept: at("price", { found: only, picture: "yes" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
    await expect(await canvas.findByRole("button", { name: /^Choose Tuesday, November 24, morning/ })).toBeEnabled()
    await expect(canvas.getByRole("button", { name: /Thursday, November 26 closed/ })).toBeDisabled()
  }
}

/** Too far: politely, with both ways on. */
export const Outside: Story = {
  args: { kept: at("price", { found: only, picture: "yes" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
    await userEvent.click(await canvas.findByRole("radio", { name: /We come to you/ }))
    await userEvent.type(canvas.getByLabelText("ZIP or postal code"), "10001")
    await userEvent.click(canvas.getByRole("button", { name: "Check" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That is farther than we drive")
  }
}

export const Contact: Story = {
  args: { kept: at("contact", { found: only, picture: "yes", time, contact }) }
}

export const ContactWrong: Story = {
  args: { kept: at("contact", { found: only, picture: "yes", time }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await waitFor(() => expect(canvas.getByLabelText("Your name")).toHaveFocus())
    await expect(canvas.getByLabelText("Your name")).toHaveAccessibleDescription(/Enter your name/)
  }
}

/** Somebody was quicker: what is free now, and nothing typed is lost. */
export const SlotGone: Story = {
  args: {
    server: quoteServer({ send: () => Promise.reject(new QuoteRefused("taken")) }),
    kept: at("contact", { found: only, picture: "yes", time, contact })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That time has just been taken")
  }
}

export const Booked: Story = {
  args: { kept: at("contact", { found: only, picture: "yes", time, contact }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await expect(await canvas.findByRole("heading", { name: "You are booked." })).toBeVisible()
    await expect(await canvas.findByRole("link", { name: "Add to my calendar" })).toBeVisible()
  }
}

/** The shop asks for a deposit: it is paid on the customer's own page, by card. */
export const BookedWithDeposit: Story = {
  args: {
    kept: at("contact", { found: only, picture: "yes", time, contact }),
    server: quoteServer({
      start: async () => ({ ...(await quoteServer().start()), deposit: 10_000 }),
      send: async (context, language) => ({ ...(await quoteServer().send(context, language)), deposit: 10_000 })
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it" }))
    await expect(await canvas.findByRole("link", { name: "Pay the $100.00 deposit" })).toHaveAttribute(
      "href",
      "/document/a-token-of-the-visitor-for-the-page"
    )
  }
}

export const Asked: Story = {
  args: { kept: at("contact", { found: { ...only, candidates: [] }, from: "noMatch", wantsVisit: false, contact }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send my request" }))
    await expect(await canvas.findByRole("heading", { name: "We have your request." })).toBeVisible()
  }
}

export const Closed: Story = {
  args: { server: quoteServer({ start: () => Promise.reject(new QuoteRefused("closed")) }) }
}
