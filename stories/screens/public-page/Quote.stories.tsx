import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { emptyContact } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { QuotePage } from "#web/public-page/quote/QuotePage.tsx"
import { QuoteRefused, QuoteUnpaidFor } from "#web/public-page/quote/QuoteClient.ts"
import { typeCard } from "../job-links/typeCard.ts"
import { resumeAt, candidates, depositShop, locations, quoteServer, twoPlaces } from "./quoteInStories.ts"

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
      Looking: "Looking up your car",
      Car: "Yes, that is my car",
      Question: "How to tell",
      QuestionInFrench: "Comment le voir",
      Picture: "Is this your glass?",
      NotTheirs: "Skip to choosing a time",
      Price: "Good for 30 days",
      PriceRange: "We’ll check which glass it is",
      Insured: "Your insurer pays the rest",
      NoMatch: "Book a time now",
      Time: "Choose Tuesday, November 24, morning",
      TimeLoading: "One moment…",
      TimeHolding: "Choose Tuesday, November 24, morning",
      Outside: "That is farther than we drive",
      Contact: "Book it, pay at the shop",
      ContactWrong: "Enter your name.",
      Sending: "Sending…",
      Repricing: "Looking up your car",
      SlotGone: "That time was just booked",
      Booked: "You are booked.",
      BookedWithDeposit: "Pay the $100.00 deposit",
      DepositAsked: "Pay $100.00 and book",
      DepositInFrench: "Payer 100,00 $ et réserver",
      DepositInSpanish: "reservar",
      DepositAhead: "Pay $100.00 and book",
      Paying: "Processing your payment",
      DepositDeclined: "The security code is incorrect",
      DepositLost: "you will not be charged twice",
      DepositUnderWay: "still checking your last payment with the bank",
      DepositChanged: "The amount just changed",
      DepositWithoutTime: "Choose a time",
      DepositPaid: "You are booked.",
      DepositChecked: "The bank is still confirming",
      DepositLeft: "We have your request.",
      Retime: "Choose Tuesday, November 24, morning",
      RetimeLoading: "One moment…",
      RetimeFailed: "No response",
      RetimeHolding: "Choose Tuesday, November 24, morning",
      Asked: "We have your request.",
      Closed: "No online quote right now",
      Where: "Oro Valley",
      WhereInFrench: "Nos ateliers",
      WhereFinding: "One moment…",
      WhereByDistance: "1 mi away",
      WhereMobile: "The nearest one comes to you",
      WhereGone: "That shop cannot be booked online right now",
      Moving: "Checking price and times there",
      Locating: "Checking price and times there",
      PriceElsewhere: "taxes vary by location",
      TimeElsewhere: "11000 N Oracle Rd",
      TimeLost: "your earlier time is no longer held",
      ContactElsewhere: "· Oro Valley"
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

/** A response that never arrives. */
const never = new Promise<never>(() => {})
const time = { day: "2026-11-24", half: "morning" } as const
const only = {
  car: { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" },
  candidates: candidates.slice(0, 1)
}
const contact = { ...emptyContact, name: "Marisol Vega", phone: "(520) 555-0147", email: "marisol@example.com" }

/** A tappable car drawing, with the same glass as buttons next to it. */
export const Glass: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Windshield" }))
    await expect(canvas.getByRole("button", { name: "Continue: Windshield" })).toBeEnabled()
  }
}

/** Only the services the shop offers can be chosen; the others are drawn but disabled. */
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

export const Chips: Story = { args: { kept: resumeAt("chips", { glass: "chip" }) } }

export const Vehicle: Story = { args: { kept: resumeAt("vehicle", { vehicle: null, found: null }) } }

/** An unknown plate is reported, and the input stays. */
export const PlateUnknown: Story = {
  args: {
    server: quoteServer({ glass: () => Promise.reject(new QuoteRefused("plateUnknown")) }),
    kept: resumeAt("vehicle", { found: null })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Find my car" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We found no car with this plate")
    await expect(canvas.getByLabelText("License plate")).toHaveValue("FRIT003")
  }
}

export const WrongVin: Story = {
  args: { kept: resumeAt("vehicle", { vehicle: { by: "vin", vin: "KM8K2CAB4PU00114" }, found: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Find my car" }))
    await expect(canvas.getByLabelText("VIN", { selector: "[type=text]" })).toHaveAccessibleDescription(
      /A VIN has 17 characters\. You typed 16\./
    )
  }
}

/** A lookup that takes seconds shows its progress and can be canceled. */
export const Looking: Story = {
  args: {
    server: quoteServer({ glass: () => never }),
    kept: resumeAt("vehicle", { found: null, vehicle: { by: "vin", vin: "KM8K2CAB4PU001140" } })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Find my car" }))
    await expect(await canvas.findByRole("heading", { name: "Looking up your car" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Stop" })).toBeEnabled()
  }
}

export const Car: Story = { args: { kept: resumeAt("car") } }

/** A single difference, drawn on both sides. */
export const Question: Story = { args: { kept: resumeAt("question") } }

export const QuestionInFrench: Story = { ...Question, globals: { locale: "fr" } }

export const Picture: Story = { args: { kept: resumeAt("picture", { found: only }) } }

export const NotTheirs: Story = { args: { kept: resumeAt("wrongPart") } }

export const Price: Story = { args: { kept: resumeAt("price", { found: only, picture: "yes" }) } }

export const PriceRange: Story = {
  args: { kept: resumeAt("price", { asked: ["rainSensor"], answers: { rainSensor: "notSure" }, picture: "yes" }) }
}

/** The price changes to the driver's share. */
export const Insured: Story = {
  args: {
    kept: resumeAt("price", {
      found: only,
      picture: "yes",
      pays: { by: "insurance", company: "", policyNumber: "", claimNumber: "", deductible: 10_000 }
    })
  }
}

export const NoMatch: Story = { args: { kept: resumeAt("noMatch", { found: { ...only, candidates: [] } }) } }

/** The first free time is selected; full and closed days stay visible. */
export const Time: Story = {
  args: { kept: resumeAt("price", { found: only, picture: "yes" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
    await expect(await canvas.findByRole("button", { name: /^Choose Tuesday, November 24, morning/ })).toBeEnabled()
    await expect(canvas.getByRole("button", { name: /Thursday, November 26 closed/ })).toBeDisabled()
  }
}

export const TimeLoading: Story = {
  args: { server: quoteServer({ times: () => never }), kept: resumeAt("price", { found: only, picture: "yes" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
    await expect(await canvas.findByText("One moment…")).toBeVisible()
    // Visitors who do not want to wait can go on without a time.
    await expect(canvas.getByRole("button", { name: "No time works? Request a call" })).toBeEnabled()
  }
}

/** A time is being held: the button cannot be pressed again. */
export const TimeHolding: Story = {
  args: { server: quoteServer({ hold: () => never }), kept: resumeAt("price", { found: only, picture: "yes" }) },
  play: async (story) => {
    await Time.play!(story)
    const take = story.canvas.getByRole("button", { name: /^Choose Tuesday, November 24, morning/ })
    await story.userEvent.click(take)
    await waitFor(() => expect(take).toBeDisabled())
  }
}

/** Outside the service area: the page says so politely and offers both alternatives. */
export const Outside: Story = {
  args: { kept: resumeAt("price", { found: only, picture: "yes" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
    await userEvent.click(await canvas.findByRole("radio", { name: /We come to you/ }))
    await userEvent.type(canvas.getByLabelText("ZIP or postal code"), "10001")
    await userEvent.click(canvas.getByRole("button", { name: "Check" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That is farther than we drive")
  }
}

export const Contact: Story = {
  args: { kept: resumeAt("contact", { found: only, picture: "yes", time, contact }) }
}

export const ContactWrong: Story = {
  args: { kept: resumeAt("contact", { found: only, picture: "yes", time }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await waitFor(() => expect(canvas.getByLabelText("Your name")).toHaveFocus())
    await expect(canvas.getByLabelText("Your name")).toHaveAccessibleDescription(/Enter your name/)
  }
}

/** The request is pending: the button cannot be pressed again. */
export const Sending: Story = {
  args: {
    server: quoteServer({ send: () => never }),
    kept: resumeAt("contact", { found: only, picture: "yes", time, contact })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await expect(await canvas.findByRole("button", { name: "Sending…" })).toBeDisabled()
  }
}

/** The shop's price has changed: the new one must be confirmed before booking. */
export const Repricing: Story = {
  args: {
    server: quoteServer({ send: () => Promise.reject(new QuoteRefused("priceChanged")), glass: () => never }),
    kept: resumeAt("contact", { found: only, picture: "yes", time, contact })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await expect(await canvas.findByRole("heading", { name: "Looking up your car" })).toBeVisible()
  }
}

/** The time was taken: the free times are shown, and the input is preserved. */
export const SlotGone: Story = {
  args: {
    server: quoteServer({ send: () => Promise.reject(new QuoteRefused("taken")) }),
    kept: resumeAt("contact", { found: only, picture: "yes", time, contact })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That time was just booked")
  }
}

export const Booked: Story = {
  args: { kept: resumeAt("contact", { found: only, picture: "yes", time, contact }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Book it, pay at the shop" }))
    await expect(await canvas.findByRole("heading", { name: "You are booked." })).toBeVisible()
    await expect(await canvas.findByRole("link", { name: "Add to my calendar" })).toBeVisible()
  }
}

/** The shop asks for a deposit but its server accepts no cards yet: the customer pays later on their own page. */
export const BookedWithDeposit: Story = {
  args: {
    kept: resumeAt("contact", { found: only, picture: "yes", time, contact }),
    server: quoteServer({
      start: async () => ({ ...(await quoteServer().start()), deposit: 10_000 }),
      send: async (...all) => ({ ...(await quoteServer().send(...all)), deposit: 10_000 })
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

const toDeposit = resumeAt("deposit", { found: only, picture: "yes", time, contact })
const sent = { number: 3012, token: "a-token-of-the-visitor-for-the-page", visit: null, deposit: 10_000 }
const toRetime = resumeAt("deposit", { found: only, picture: "yes", time: null, contact, sent })
const pays = async ({ canvas, userEvent }: Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "userEvent">) => {
  await typeCard(canvas, "en", "111")
  await userEvent.click(canvas.getByRole("button", { name: "Pay $100.00 and book" }))
}

/** The shop takes a card deposit before booking: shows what is due now and what on the day of the job. */
export const DepositAsked: Story = {
  args: { server: depositShop(), kept: toDeposit },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "The deposit books your time" })).toBeVisible()
    await expect(canvas.getByText("$831.15")).toBeVisible()
    await expect(canvas.getByTitle("Card details, held by the card processor")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Back" })).toBeVisible()
  }
}

export const DepositInFrench: Story = {
  args: DepositAsked.args!,
  globals: { locale: "fr" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "L’acompte réserve votre heure" })).toBeVisible()
  }
}

export const DepositInSpanish: Story = {
  args: DepositAsked.args!,
  globals: { locale: "es" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "El anticipo reserva su hora" })).toBeVisible()
  }
}

/** From the contact details to the deposit and back: the input is preserved. */
export const DepositAhead: Story = {
  args: { server: depositShop(), kept: resumeAt("contact", { found: only, picture: "yes", time, contact }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next: the $100.00 deposit" }))
    await canvas.findByRole("heading", { name: "The deposit books your time" })
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await expect(await canvas.findByLabelText("Your name")).toHaveValue("Marisol Vega")
    await userEvent.click(canvas.getByRole("button", { name: "Next: the $100.00 deposit" }))
    await expect(await canvas.findByRole("button", { name: "Pay $100.00 and book" })).toBeEnabled()
  }
}

export const Paying: Story = {
  args: { server: depositShop({ pay: () => never }), kept: toDeposit },
  play: async (story) => {
    await pays(story)
    await expect(await story.canvas.findByText("Processing your payment…")).toBeVisible()
    await expect(story.canvas.getByRole("button", { name: "Pay $100.00 and book" })).toBeDisabled()
  }
}

/** The bank declines: nothing is booked, and another card can be tried with one press. */
export const DepositDeclined: Story = {
  args: {
    server: depositShop({
      pay: () => Promise.resolve({ visit: null, payment: { status: "failed", decline: "CVV_FAILURE" } })
    }),
    kept: toDeposit
  },
  play: async (story) => {
    await pays(story)
    const { canvas } = story
    const said = await canvas.findByRole("alert")
    await expect(said).toHaveTextContent("The security code is incorrect. Nothing is booked yet. Try another card.")
    await waitFor(() => expect(said).toHaveFocus())
    await expect(canvas.getByRole("button", { name: "Pay $100.00 and book" })).toBeEnabled()
    // The shop has received the request: there is nothing to go back to.
    await expect(canvas.queryByRole("button", { name: "Back" })).toBeNull()
  }
}

/** The response was lost: the same payment is sent again. */
export const DepositLost: Story = {
  args: { server: depositShop({ pay: () => Promise.reject(new QuoteRefused("away")) }), kept: toDeposit },
  play: async (story) => {
    await pays(story)
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("you will not be charged twice")
  }
}

export const DepositUnderWay: Story = {
  args: {
    server: depositShop({
      pay: () => Promise.reject(new QuoteUnpaidFor("underWay")),
      visit: () => Promise.reject(new QuoteRefused("away"))
    }),
    kept: toDeposit
  },
  play: async (story) => {
    await pays(story)
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent(
      "still checking your last payment with the bank"
    )
  }
}

/** The shop changed the deposit: the new amount is shown before payment. */
export const DepositChanged: Story = {
  args: {
    server: depositShop({ send: () => Promise.resolve({ ...sent, deposit: 15_000 }) }),
    kept: toDeposit
  },
  play: async (story) => {
    await pays(story)
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("The amount just changed")
    await expect(story.canvas.getByRole("button", { name: "Pay $150.00 and book" })).toBeEnabled()
  }
}

/** Resumed on the same phone after the held time expired. */
export const DepositWithoutTime: Story = {
  args: { server: depositShop(), kept: toRetime },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Choose a time" })).toBeEnabled()
    await expect(canvas.queryByTitle("Card details, held by the card processor")).toBeNull()
  }
}

export const DepositPaid: Story = {
  args: { server: depositShop(), kept: toDeposit },
  play: async (story) => {
    await pays(story)
    const { canvas } = story
    await expect(await canvas.findByRole("heading", { name: "You are booked." })).toBeVisible()
    await expect(canvas.getByText("We received your $100.00 deposit by card.")).toBeVisible()
    await expect(canvas.queryByRole("link", { name: /deposit/ })).toBeNull()
  }
}

/** The processor did not confirm the charge in time: the job is booked, and a background worker keeps checking. */
export const DepositChecked: Story = {
  args: {
    server: depositShop({
      pay: () =>
        Promise.resolve({
          visit: { ...time, start: "08:00", isMobile: false },
          payment: { status: "pending", decline: null }
        })
    }),
    kept: toDeposit
  },
  play: async (story) => {
    await pays(story)
    await expect(await story.canvas.findByText(/The bank is still confirming/)).toBeVisible()
  }
}

export const DepositLeft: Story = {
  args: { server: depositShop(), kept: toDeposit },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send it as a request, without paying" }))
    await expect(await canvas.findByRole("heading", { name: "We have your request." })).toBeVisible()
  }
}

/** The time was taken while the card was being charged: no money is taken, and the free times are shown. */
export const Retime: Story = {
  args: { server: depositShop({ pay: () => Promise.reject(new QuoteRefused("taken")) }), kept: toDeposit },
  play: async (story) => {
    await pays(story)
    const { canvas } = story
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That time was just booked")
    await expect(await canvas.findByRole("button", { name: "Choose Tuesday, November 24, morning" })).toBeEnabled()
  }
}

const retimes: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
}

export const RetimeLoading: Story = {
  args: { server: depositShop({ times: () => never }), kept: toRetime },
  play: async (story) => {
    await retimes(story)
    await expect(await story.canvas.findByText("One moment…")).toBeVisible()
  }
}

export const RetimeFailed: Story = {
  args: { server: depositShop({ times: () => Promise.reject(new QuoteRefused("away")) }), kept: toRetime },
  play: async (story) => {
    await retimes(story)
    await expect(await story.canvas.findByRole("alert")).toHaveTextContent("No response")
    await expect(story.canvas.getByRole("button", { name: "Try again" })).toBeEnabled()
  }
}

export const RetimeHolding: Story = {
  args: { server: depositShop({ hold: () => never }), kept: toRetime },
  play: async (story) => {
    await retimes(story)
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole("button", { name: "Choose Tuesday, November 24, morning" }))
    await expect(canvas.getByRole("button", { name: "Choose Tuesday, November 24, morning" })).toBeDisabled()
  }
}

export const Asked: Story = {
  args: {
    kept: resumeAt("contact", { found: { ...only, candidates: [] }, from: "noMatch", wantsVisit: false, contact })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send my request" }))
    await expect(await canvas.findByRole("heading", { name: "We have your request." })).toBeVisible()
  }
}

export const Closed: Story = {
  args: { server: quoteServer({ start: () => Promise.reject(new QuoteRefused("closed")) }) }
}

const toWhere = resumeAt("price", { found: only, picture: "yes" })

/** A shop with several locations: the main one is selected, with key facts about each. */
export const Where: Story = {
  args: { server: twoPlaces(), kept: toWhere },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
    await expect(await canvas.findByRole("radio", { name: "Tucson Main" })).toBeChecked()
    await expect(canvas.getByRole("radio", { name: "Oro Valley" })).toHaveAccessibleDescription(
      /11000 N Oracle Rd.*520-555-0191.*Closed today/
    )
    await expect(canvas.getByRole("button", { name: "Choose Tucson Main" })).toBeEnabled()
  }
}

export const WhereInFrench: Story = {
  args: Where.args!,
  globals: { locale: "fr" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choisir une heure" }))
    await expect(await canvas.findByRole("radio", { name: "Tucson Main" })).toBeChecked()
  }
}

/** After entering a postal code, the nearest location is first. */
export const WhereByDistance: Story = {
  args: Where.args!,
  play: async (story) => {
    await Where.play!(story)
    const { canvas, userEvent } = story
    await userEvent.type(canvas.getByLabelText(/^ZIP or postal code/), "85737")
    await userEvent.click(canvas.getByRole("button", { name: "Show distance" }))
    await expect(await canvas.findByText("1 mi away")).toBeVisible()
    const [first] = canvas.getAllByRole("radio", { name: /Tucson Main|Oro Valley/ })
    await expect(first).toHaveAccessibleName("Oro Valley")
  }
}

export const WhereFinding: Story = {
  args: {
    server: twoPlaces({
      start: (postalCode = "") => (postalCode === "" ? twoPlaces().start() : new Promise(() => {}))
    }),
    kept: resumeAt("price", { found: only, picture: "yes", place: { isMobile: false, postalCode: "85737" } })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a time" }))
    await expect(await canvas.findByText("One moment…")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Choose Tucson Main" })).toBeDisabled()
  }
}

/** For mobile service, the nearest location is chosen automatically. */
export const WhereMobile: Story = {
  args: Where.args!,
  play: async (story) => {
    await Where.play!(story)
    const { canvas, userEvent } = story
    await userEvent.click(canvas.getByRole("radio", { name: "We come to you" }))
    await expect(canvas.queryByRole("radio", { name: "Oro Valley" })).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Check" }))
    await expect(canvas.getByLabelText("ZIP or postal code")).toHaveAccessibleDescription(/Enter the ZIP/)
  }
}

/** If the chosen location has closed, the page says so and shows the others. */
export const WhereGone: Story = {
  args: { server: twoPlaces({ times: () => Promise.reject(new QuoteRefused("locationGone")) }), kept: toWhere },
  play: async (story) => {
    await Where.play!(story)
    const { canvas, userEvent } = story
    await userEvent.click(canvas.getByRole("button", { name: "Choose Tucson Main" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That shop cannot be booked online right now")
  }
}

/** The price of another location is being requested. */
export const Moving: Story = {
  args: { server: twoPlaces({ glass: () => new Promise(() => {}) }), kept: toWhere },
  play: async (story) => {
    await Where.play!(story)
    const { canvas, userEvent } = story
    await userEvent.click(canvas.getByRole("radio", { name: "Oro Valley" }))
    await userEvent.click(canvas.getByRole("button", { name: "Choose Oro Valley" }))
    await expect(await canvas.findByRole("heading", { name: "Checking price and times there" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Back" })).toBeVisible()
  }
}

/** The nearest location is being determined. */
export const Locating: Story = {
  args: { server: WhereFinding.args!.server!, kept: toWhere },
  play: async (story) => {
    await Where.play!(story)
    const { canvas, userEvent } = story
    await userEvent.click(canvas.getByRole("radio", { name: "We come to you" }))
    await userEvent.type(canvas.getByLabelText("ZIP or postal code"), "85737")
    await userEvent.click(canvas.getByRole("button", { name: "Check" }))
    await expect(await canvas.findByRole("heading", { name: "Checking price and times there" })).toBeVisible()
  }
}

/** Its taxes differ: the new price is shown before a time is chosen. */
export const PriceElsewhere: Story = {
  args: Where.args!,
  play: async (story) => {
    await Where.play!(story)
    const { canvas, userEvent } = story
    await userEvent.click(canvas.getByRole("radio", { name: "Oro Valley" }))
    await userEvent.click(canvas.getByRole("button", { name: "Choose Oro Valley" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("taxes vary by location")
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("$933.31")
  }
}

/** The free times there, with a link to another location. */
export const TimeElsewhere: Story = {
  args: Where.args!,
  play: async (story) => {
    await PriceElsewhere.play!(story)
    const { canvas, userEvent } = story
    await userEvent.click(canvas.getByRole("button", { name: "Choose a time" }))
    await expect(await canvas.findByRole("button", { name: /^Choose Tuesday, November 24/ })).toBeEnabled()
    await expect(canvas.getByText(/11000 N Oracle Rd/)).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Change place" })).toBeVisible()
  }
}

/** Changing the location releases the held time. */
export const TimeLost: Story = {
  args: {
    server: twoPlaces({ glass: () => Promise.resolve(only) }),
    kept: resumeAt("contact", { found: only, picture: "yes", time, contact, places: locations, locationId: "1" })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Back" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Change place" }))
    await userEvent.click(await canvas.findByRole("radio", { name: "Oro Valley" }))
    await userEvent.click(canvas.getByRole("button", { name: "Choose Oro Valley" }))
    await expect(await canvas.findByText(/your earlier time is no longer held/)).toBeVisible()
  }
}

export const ContactElsewhere: Story = {
  args: {
    server: twoPlaces(),
    kept: resumeAt("contact", { found: only, picture: "yes", time, contact, locationId: "2" })
  }
}
