import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { PhotoFlow } from "#domain/public-page/photoFlow.ts"
import type { ShownPhotoLink } from "#domain/public-page/photoLinkTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { PhotoPage } from "#web/public-page/photos/PhotoPage.tsx"
import { PhotoRefused, type PhotoClient } from "#web/public-page/photos/PhotoClient.ts"
import type { PhotoStore } from "#web/public-page/photos/PhotoStore.ts"
import { candidates } from "./quoteInStories.ts"

const vin = "KM8K2CAB4PU001140"
const kona = { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" }
const panes = candidates.map(({ features }) => ({ features }))
const open: ShownPhotoLink = {
  state: "open",
  language: "en",
  shop: { name: "Copper State Auto Glass", phone: "(602) 555-0100" },
  customer: "Ada",
  glass: "windshield",
  vin: "",
  car: null,
  panes: [],
  answers: [],
  photos: []
}
const asked: ShownPhotoLink = { ...open, vin, car: kona, panes }
const answered: ShownPhotoLink = { ...open, vin, car: kona }

const server = (shown: ShownPhotoLink, changes: Partial<PhotoClient> = {}): PhotoClient => ({
  load: async () => shown,
  car: async () => kona,
  keepVin: async () => ({ car: kona, panes }),
  keepAnswers: async () => {},
  addPhoto: async () => {},
  finish: async () => {},
  ...changes
})
const refusing = (trouble: PhotoRefused["trouble"], shop?: ShownPhotoLink["shop"]) => () =>
  Promise.reject(new PhotoRefused(trouble, shop))

/** A device that stores nothing but the current step. */
const device = (flow?: PhotoFlow): PhotoStore => ({
  flow: () => flow,
  keepFlow: () => {},
  photos: async () => [],
  put: async () => {},
  remove: async () => {},
  clear: async () => {}
})

/** A picture as a camera produces it. */
const picture = async () => {
  const canvas = new OffscreenCanvas(160, 120)
  const pen = canvas.getContext("2d")!
  pen.fillStyle = "#4a6b8a"
  pen.fillRect(0, 0, 160, 120)
  return new File([await canvas.convertToBlob({ type: "image/png" })], "photo.png", { type: "image/png" })
}

const meta = {
  title: "Screens/Public page/Photos",
  component: PhotoPage,
  parameters: {
    layout: "fullscreen",
    ends: {
      Vin: "First, your VIN",
      VinInFrench: "D’abord, votre NIV",
      WrongVin: "One character is wrong",
      Car: "Yes, that is my car",
      UnknownCar: "We could not find this VIN",
      Question: "How to tell",
      Photos: "Now the photos",
      PhotosThere: "Done, send to the shop",
      WithoutLine: "No connection.",
      Finished: "Thank you. The shop has it.",
      AlreadySent: "This was already sent",
      Expired: "This link has expired",
      Revoked: "This link does not work",
      ClosedMeanwhile: "This was already sent",
      TooOften: "Too many attempts.",
      Away: "No response."
    }
  },
  args: { server: server(open), store: device(), language: "en" },
  globals: { viewport: { value: "phone" } },
  render: (args, { globals }) => (
    <PhotoPage
      {...args}
      key={String(globals["locale"])}
      {...(globals["locale"] === undefined ? {} : { chosen: globals["locale"] as Language })}
    />
  )
} satisfies Meta<typeof PhotoPage>
export default meta
type Story = StoryObj<typeof meta>

/** The VIN is photographed or typed; its check digit is verified immediately. */
export const Vin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("VIN", { selector: "[type=text]" }), vin)
    await expect(await canvas.findByText(/This VIN looks valid/)).toBeVisible()
  }
}

export const VinInFrench: Story = { globals: { locale: "fr" } }

export const WrongVin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("VIN", { selector: "[type=text]" }), "KM8K2CAB5PU001140")
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(canvas.getByLabelText("VIN", { selector: "[type=text]" })).toHaveAccessibleDescription(
      /One character is wrong/
    )
  }
}

/** Nothing is sent to the shop before the customer confirms that the car is theirs. */
export const Car: Story = {
  args: { server: server(open, { keepVin: refusing("away") }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("VIN", { selector: "[type=text]" }), vin)
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(await canvas.findByText("2023 Hyundai Kona")).toBeVisible()
  }
}

export const UnknownCar: Story = {
  args: { server: server(open, { car: refusing("vinUnknown"), keepVin: async () => ({ car: null, panes: [] }) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("VIN", { selector: "[type=text]" }), vin)
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(await canvas.findByRole("button", { name: "Yes, that’s right" })).toBeVisible()
  }
}

/** The first question that narrows down the glass; going back shows the earlier answers. */
export const Question: Story = {
  args: { server: server(asked) },
  play: async ({ canvas, userEvent }) => {
    const question = (await canvas.findByRole("heading", { level: 1 })).textContent
    await userEvent.click(canvas.getByRole("button", { name: /Not sure/ }))
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 }).textContent).not.toBe(question))
    await userEvent.click(canvas.getByRole("button", { name: "Back" }))
    await expect(await canvas.findByRole("heading", { level: 1, name: question! })).toBeVisible()
    await expect(canvas.getByRole("button", { name: /Not sure/ })).toHaveAttribute("aria-pressed", "true")
  }
}

export const Photos: Story = { args: { server: server(answered) } }

export const PhotosThere: Story = {
  args: { server: server({ ...answered, photos: [{ fileId: "0193a7b2", subject: "mirror" }] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Take a photo: The damage/), await picture())
    await waitFor(() => expect(canvas.getAllByText("sent")).toHaveLength(2))
  }
}

/** Offline, photos stay on the phone, and the page says so. */
export const WithoutLine: Story = {
  args: { server: server(answered, { addPhoto: refusing("away") }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Take a photo: The area around the mirror/), await picture())
    await expect(await canvas.findByText("waiting for a connection")).toBeVisible()
    await expect(await canvas.findByRole("alert")).toHaveTextContent("No connection.")
  }
}

export const Finished: Story = {
  args: { server: server({ ...answered, photos: [{ fileId: "0193a7b2", subject: "mirror" }] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Done, send to the shop" }))
    await expect(await canvas.findByRole("heading", { name: "Thank you. The shop has it." })).toBeVisible()
  }
}

export const AlreadySent: Story = { args: { server: server({ ...open, state: "sent", customer: "" }) } }

export const Expired: Story = { args: { server: server({ ...open, state: "expired", customer: "" }) } }

/** A revoked link shows whom to call, and no job details. */
export const Revoked: Story = { args: { server: server(open, { load: refusing("unknown", open.shop) }) } }

/** Everything has been sent from another device in the meantime. */
export const ClosedMeanwhile: Story = {
  args: { server: server(answered, { finish: refusing("closed") }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send without photos" }))
    await expect(await canvas.findByRole("link", { name: "Call (602) 555-0100" })).toBeVisible()
  }
}

export const TooOften: Story = {
  args: { server: server(open, { car: refusing("tooOften") }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("VIN", { selector: "[type=text]" }), vin)
    await userEvent.click(canvas.getByRole("button", { name: "Next" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Too many attempts")
  }
}

export const Away: Story = { args: { server: server(open, { load: refusing("away") }) } }
