import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import type { Language } from "#domain/words/languages.ts"
import { InstallerPhone } from "#web/installer-day/InstallerPhone.tsx"
import type { PhoneItem } from "#web/installer-day/PhoneItem.ts"
import { phoneQueue } from "#web/installer-day/phoneQueue.ts"
import type { PhoneClient } from "#web/installer-day/PhoneClient.ts"
import { phoneStoreMemory } from "#web/installer-day/PhoneStore.ts"
import { hannah, phoneDay, phoneServer, tenOClock, waiting } from "./phoneInStories.ts"

interface Shown {
  readonly server: PhoneClient
  readonly items: ReadonlyArray<PhoneItem>
  readonly place: string
  readonly language: Language
  /** Whether the phone has loaded its days before. */
  readonly hasDays: boolean
  /** The phone's storage is full. */
  readonly isFull?: boolean
}

function Phone({ hasDays, isFull = false, items, language, place, server }: Shown) {
  const [queue] = useState(() => {
    const kept = hasDays ? { day: phoneDay, fetchedAt: tenOClock } : undefined
    const store = { ...phoneStoreMemory(kept, items), ...(isFull && { put: () => Promise.reject(new Error("quota")) }) }
    const made = phoneQueue({ server, store, now: () => tenOClock + 30 * 60_000 })
    void made.start()
    return made
  })
  return (
    <InstallerPhone
      queue={queue}
      language={language}
      place={place}
      onLanguage={() => {}}
      onSignOut={() => Promise.resolve()}
    />
  )
}

const away = phoneServer({
  day: () => Promise.resolve({ _tag: "away" }),
  send: () => Promise.resolve({ _tag: "away" })
})

const adhesive = {
  _tag: "adhesive",
  adhesiveManufacturer: "Sika",
  adhesiveLot: "6F2214-07",
  adhesiveExpiry: "2027-03-31",
  setAt: tenOClock,
  minutes: 60,
  was: { adhesiveManufacturer: "", adhesiveLot: "", adhesiveExpiry: "" }
} as const
const working: ReadonlyArray<PhoneItem> = [
  waiting({ _tag: "step", step: "onMyWay" }, -40),
  waiting({ _tag: "step", step: "arrived" }, -10),
  waiting({ _tag: "step", step: "started" }, -5),
  waiting({ _tag: "vin", vin: "4T1DAACK7RU000001" }, -4),
  waiting(adhesive, 5)
]

const meta = {
  title: "Screens/Installer's phone",
  component: Phone,
  parameters: {
    layout: "fullscreen",
    ends: {
      Today: "Hannah Kim",
      NoDaysYet: "Your schedule loads once you have a signal.",
      Coming: "Ada Moreno",
      BeforeTheDrive: "I am on my way",
      AtWork: "Next: Signature before the work",
      NoSignal: "No signal since",
      PhoneFull: "This phone is full, so this was not saved.",
      Queue: "Waiting: 6",
      TurnedDown: "This job is no longer yours. Call the office.",
      LoggedOut: "You are logged out.",
      GivenUp: "Resume",
      Photos: "Photos still to take: 6",
      Adhesive: "Safe to drive from",
      Vin: "This is not the job’s VIN. Is it the right vehicle?",
      Calibration: "Scan before the work",
      Signature: "Signature after the work",
      PayLink: "The customer gets it at most once a day.",
      Me: "Log out and lose it"
    }
  },
  args: { server: phoneServer(), items: [], place: "", language: "en", hasDays: true },
  globals: { viewport: { value: "phone" } },
  render: (args, { globals }) => (
    <Phone {...args} key={String(globals["locale"])} language={(globals["locale"] ?? args.language) as Language} />
  )
} satisfies Meta<typeof Phone>
export default meta
type Story = StoryObj<typeof meta>

const at = (task = "") => `stop/${hannah.job.id}${task === "" ? "" : `/${task}`}`

/** Today's stops in driving order, with the current stop within thumb reach. */
export const Today: Story = {}

export const NoDaysYet: Story = { args: { hasDays: false, server: away } }

export const Coming: Story = { args: { place: "coming" } }

export const BeforeTheDrive: Story = {
  args: { place: at() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:4805550142")
  }
}

export const AtWork: Story = { args: { place: at(), items: working, server: phoneServer() } }

/** Without a signal, work continues: actions are stored on the phone and marked as pending. */
export const NoSignal: Story = {
  args: { server: away, place: at() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "I am on my way" }))
    // The second tap of a double tap does not advance another step.
    const next = await canvas.findByRole("button", { name: "I have arrived" })
    await userEvent.click(next)
    await expect(canvas.getByText(/not sent yet: 1/)).toBeVisible()
    await waitFor(() => expect(next).toHaveAttribute("aria-disabled", "false"))
    await userEvent.click(next)
    await expect(await canvas.findByText(/not sent yet: 2/)).toBeVisible()
  }
}

/** When the phone's storage is full, the page says so and the input stays in the form. */
export const PhoneFull: Story = {
  args: { isFull: true, server: away, place: at("note") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Note for the office"), "Rust at the pillar")
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This phone is full, so this was not saved.")
    await expect(canvas.getByLabelText("Note for the office")).toHaveValue("Rust at the pillar")
  }
}

export const Queue: Story = {
  args: {
    server: away,
    place: "queue",
    items: [
      ...working,
      waiting({ _tag: "photo", fileId: JobFileId.make("019a0000-0000-7000-8000-200000000001"), shows: "target" }, 6)
    ]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Photo: Targets")).toBeVisible()
  }
}

export const TurnedDown: Story = {
  args: {
    place: "queue",
    items: [{ ...waiting({ _tag: "step", step: "finished" }, 0, "refused"), why: "JobNotFound" }]
  }
}

export const LoggedOut: Story = {
  args: { server: phoneServer({ day: () => Promise.resolve({ _tag: "signedOut" }) }), items: working }
}

export const GivenUp: Story = {
  args: { place: at(), server: phoneServer() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Could not complete" }))
    await userEvent.click(await canvas.findByRole("radio", { name: "Nobody there" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Tell the office" }))
  }
}

export const Photos: Story = { args: { place: at("photos") } }

export const Adhesive: Story = {
  args: { place: at("adhesive") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText("Lot"))
    await userEvent.type(await canvas.findByLabelText("Lot"), "6F2214-07")
    await userEvent.type(await canvas.findByLabelText("Expiration date"), "2026-11-01")
    await userEvent.type(await canvas.findByLabelText("Minutes on the label"), "60")
    await expect(await canvas.findByRole("alert")).toHaveTextContent("past its expiration date")
    await expect(await canvas.findByRole("button", { name: "Save" })).toBeDisabled()
    await userEvent.clear(await canvas.findByLabelText("Expiration date"))
    await userEvent.type(await canvas.findByLabelText("Expiration date"), "2027-03-31")
    await expect(await canvas.findByRole("button", { name: "Save" })).toBeEnabled()
  }
}

export const Vin: Story = {
  args: { place: at("vin") },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("VIN on the vehicle"), "4t1daack9ru000002")
  }
}

export const Calibration: Story = {
  args: { place: at("calibration"), server: phoneServer() },
  play: async ({ canvas, userEvent }) => {
    const [before] = await canvas.findAllByRole("button", { name: "Save: no codes" })
    await userEvent.click(before!)
    await expect(
      await canvas.findByText(/^Still missing: tool, serial number and time, VIN .* scan after$/)
    ).toBeVisible()
  }
}

export const Signature: Story = {
  args: { place: at("signatureAfter"), items: working, server: phoneServer() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /typed name/ }))
    await expect(await canvas.findByRole("button", { name: "Save" })).toBeDisabled()
    await userEvent.click(await canvas.findByRole("checkbox", { name: /safe to drive from/ }))
    await expect(await canvas.findByRole("button", { name: "Save" })).toBeEnabled()
  }
}

/** Payment on site: the link is requested once, and sent with the other pending items. */
export const PayLink: Story = {
  args: { place: at("payLink"), server: away },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send the link" }))
    await userEvent.click(await canvas.findByRole("button", { name: /^Send the payment link/ }))
    await expect(await canvas.findByText(/^Requested at/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Send the link" })).toBeNull()
  }
}

/** Pending items would be lost with the session, so signing out asks for confirmation. */
export const Me: Story = {
  args: { server: away, place: "me", items: working },
  play: async ({ canvas, userEvent }) => {
    const out = await canvas.findByRole("button", { name: "Log out" })
    await expect(out.getBoundingClientRect().height).toBeLessThan(80)
    await userEvent.click(out)
  }
}
