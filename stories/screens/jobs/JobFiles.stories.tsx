import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, waitFor, within } from "storybook/test"
import { Effect } from "effect"
import { failed, refused } from "#domain/contract/Envelope.ts"
import { LineId } from "#domain/estimates/EstimateLine.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { changeJob } from "#domain/jobs/saveJob.ts"
import { StorageFull } from "#domain/quotas/Quota.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { withShop } from "#stories/withShop.tsx"
import { FilesSection } from "#web/jobs/files/FilesSection.tsx"
import { excludeAnnouncer } from "./excludeAnnouncer.ts"
import { JobPart } from "./JobPart.tsx"
import { jobId, jobPath, ordered } from "./jobsInShop.ts"
import { recordedJob } from "./recordedJob.ts"

const meta = {
  title: "Screens/Jobs/Files",
  component: JobPart,
  args: { part: (job) => <FilesSection job={job} isDirty={false} /> },
  decorators: [withShop],
  parameters: {
    ends: {
      PhotosPapersSignature: "Unchanged since it was signed",
      AddedDeletedAndUndone: "File type not accepted. Use JPG, PNG, BMP, GIF, PDF or DOC.",
      LargePhoto: "IMG_4711.jpg",
      TriedAgain: "Large.pdf",
      StorageIsFull: "Police report.pdf",
      Signing: "Work order: Ada Moreno",
      PlannedSinceSigned: "Work, prices and terms are as signed",
      ChangedSinceSigned: "Changed since it was signed",
      NotLoaded: "Try again"
    },
    a11y: excludeAnnouncer
  }
} satisfies Meta<typeof JobPart>
export default meta
type Story = StoryObj<typeof meta>

const shop = (fill: unknown, more: object = {}) => ({ shop: { path: jobPath, fill, ...more } })
/** The smallest file whose bytes make it a PDF. */
const pdf = (name: string) =>
  new File(["%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"], name, { type: "application/pdf" })
const papers = async (canvas: { readonly findByRole: typeof screen.findByRole }) =>
  canvas.findByRole("group", { name: "Documents" }, { timeout: 5_000 })
const inputOf = (group: HTMLElement) => group.querySelector<HTMLInputElement>("input[type=file]")!

export const PhotosPapersSignature: Story = {
  parameters: shop(recordedJob),
  play: async ({ canvas, userEvent }) => {
    await papers(canvas)
    await expect(canvas.getByRole("list", { name: "Photos of the glass" }).children).toHaveLength(8)
    await expect(await canvas.findByRole("link", { name: "Police report.pdf" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/api\/V1\/jobs\/.*\/content$/)
    )
    await expect(await canvas.findByRole("img", { name: "Signature of Ada Moreno" })).toBeVisible()
    await expect(canvas.getByText("Unchanged since it was signed")).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "Enlarge Whole glass" }))
    const photo = within(await screen.findByRole("dialog", { name: "Whole glass" }))
    await expect(photo.getByRole("img", { name: "Whole glass" })).toHaveAttribute(
      "src",
      expect.stringMatching(/\/content$/)
    )
    await userEvent.click(photo.getByRole("button", { name: "Close" }))
    await waitFor(() => expect(canvas.getByRole("button", { name: "Enlarge Whole glass" })).toHaveFocus())
  }
}

/**
 * Several at once: two are saved, and a file of an unsupported type reports its own error; a deleted file is restored
 * with Undo.
 */
export const AddedDeletedAndUndone: Story = {
  parameters: shop(ordered()),
  play: async ({ canvas, userEvent }) => {
    const group = await papers(canvas)
    await userEvent.upload(inputOf(group), [
      pdf("Estimate.pdf"),
      pdf("Claim – 7.pdf"),
      new File(["<svg/>"], "logo.pdf", { type: "application/pdf" })
    ])
    await waitFor(() => expect(canvas.getByRole("link", { name: "Claim – 7.pdf" })).toBeVisible())
    await expect(canvas.getByRole("link", { name: "Estimate.pdf" })).toBeVisible()
    await expect(
      await within(group).findByText("File type not accepted. Use JPG, PNG, BMP, GIF, PDF or DOC.")
    ).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Delete Estimate.pdf" }))
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Estimate.pdf" })).toBeNull())
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }))
    await waitFor(() => expect(canvas.getByRole("link", { name: "Estimate.pdf" })).toBeVisible())
  }
}

/** A picture of noise, which no format compresses well: above 5 MB as PNG, as a phone's photo may be. */
const largePhoto = async () => {
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = 1600
  const pen = canvas.getContext("2d")!
  const noise = pen.createImageData(1600, 1600)
  for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
  for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255
  pen.putImageData(noise, 0, 0)
  const drawn = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), "image/png"))
  return new File([drawn], "IMG_4711.png", { type: "image/png" })
}

/** A phone's photo above 5 MB is scaled down before upload; a file that only claims to be a picture is rejected. */
export const LargePhoto: Story = {
  parameters: shop(ordered()),
  play: async ({ canvas, userEvent }) => {
    const group = await papers(canvas)
    const photo = await largePhoto()
    await expect(photo.size).toBeGreaterThan(5 * 1024 * 1024)
    await userEvent.upload(inputOf(group), [
      photo,
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], "Broken.jpg", { type: "image/jpeg" })
    ])
    await waitFor(() => expect(canvas.getByRole("link", { name: "IMG_4711.jpg" })).toBeVisible(), { timeout: 10_000 })
    await waitFor(() => expect(within(group).getByText("The file size exceeds the 5MB limit")).toBeVisible())
  }
}

let offline = true
/**
 * The connection is lost: the file shows the error and is uploaded when retried. A file above 5 MB is not sent at all.
 */
export const TriedAgain: Story = {
  parameters: shop(ordered(), {
    instead: ({ name }: { readonly name: string }) => (name === "postJobFile" && offline ? "offline" : undefined)
  }),
  beforeEach: () => {
    offline = true
  },
  play: async ({ canvas, userEvent }) => {
    const group = await papers(canvas)
    await userEvent.upload(inputOf(group), [
      pdf("Estimate.pdf"),
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], "Large.pdf", { type: "application/pdf" })
    ])
    await expect(await within(group).findByText("The file size exceeds the 5MB limit")).toBeVisible()
    const again = await within(group).findByRole("button", { name: "Send Estimate.pdf again" })
    offline = false
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByRole("link", { name: "Estimate.pdf" })).toBeVisible())
  }
}

const full = failed("StorageFull", { _tag: "StorageFull", used: 49_999_000_000, limit: 50_000_000_000 }, StorageFull)
const isFull = ({ name }: { readonly name: string }) => (name === "postJobFile" ? full : undefined)

/**
 * The shop's file storage is full: the file shows the error with what to do about it; existing files are unaffected.
 */
export const StorageIsFull: Story = {
  parameters: shop(recordedJob, { instead: isFull }),
  play: async ({ canvas, userEvent }) => {
    const group = await papers(canvas)
    await userEvent.upload(inputOf(group), [pdf("Estimate.pdf")])
    await waitFor(() =>
      expect(
        within(group).getByText(
          "Your shop’s file storage is full: 50.0 of 50.0 GB are in use. Delete files, or get more storage for your shop."
        )
      ).toBeVisible()
    )
    await expect(canvas.getByRole("link", { name: "Police report.pdf" })).toBeVisible()
    await expect(canvas.queryByRole("link", { name: "Estimate.pdf" })).toBeNull()
  }
}

/** By keyboard: the name is typed, and the signature is saved and shown. */
export const Signing: Story = {
  parameters: shop(ordered()),
  play: async ({ canvas, userEvent }) => {
    await papers(canvas)
    await userEvent.click(canvas.getByRole("button", { name: "Take signature" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Take signature" }))
    await userEvent.click(dialog.getByRole("button", { name: "Save signature" }))
    await expect(await dialog.findByText("Please draw the signature or type the name")).toBeVisible()
    await userEvent.click(dialog.getByText("Type the name"))
    await userEvent.type(await dialog.findByLabelText("Type your name to sign"), "Ada Moreno")
    await userEvent.click(dialog.getByRole("button", { name: "Save signature" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(await canvas.findByText("Work order: Ada Moreno")).toBeVisible()
  }
}

const sinceSigned = (change: (job: Job) => Partial<Job>) =>
  Effect.gen(function* () {
    yield* recordedJob
    const job = yield* (yield* Jobs).get(JobId.make(jobId))
    yield* changeJob({ ...job, ...change(job) } as Job)
  })

/** The date and mileage were set after signing: the signature stays valid, and the additions are listed. */
export const PlannedSinceSigned: Story = {
  parameters: shop(
    sinceSigned((job) => ({
      vehicle: { ...job.vehicle, mileage: 31_500 },
      install: { ...job.install, date: "2026-11-30", timeFrame: "morning" }
    }))
  ),
  play: async ({ canvas }) => {
    const changes = within(
      await canvas.findByRole("list", { name: "Changes since it was signed by Ada Moreno" }, { timeout: 5_000 })
    )
    await expect(changes.getByText(/^Install date: .* → Nov 30, 2026$/)).toBeVisible()
    await expect(changes.getByText(/^Mileage: .* → 31,500$/)).toBeVisible()
    await expect(canvas.getByText("Work, prices and terms are as signed")).toBeVisible()
  }
}

/** After signing, a price rose and a line was added: every change is listed, down to the total. */
export const ChangedSinceSigned: Story = {
  parameters: shop(
    sinceSigned(({ lines }) => ({
      lines: [
        ...lines.map((line, at) => (at === 0 ? { ...line, netPrice: 41_900 } : line)),
        {
          ...lines[0]!,
          id: LineId.make("019a0000-0000-7000-8000-0000000000e9"),
          kind: "fee",
          partNumber: "",
          description: "Mobile fee",
          netPrice: 2_500
        }
      ]
    }))
  ),
  play: async ({ canvas }) => {
    const changes = within(
      await canvas.findByRole("list", { name: "Changes since it was signed by Ada Moreno" }, { timeout: 5_000 })
    )
    await expect(changes.getByText(/, price: \$399\.00 → \$419\.00$/)).toBeVisible()
    await expect(changes.getByText("Line added: Mobile fee, $25.00")).toBeVisible()
    await expect(changes.getByText(/^Total: .* → /)).toBeVisible()
    await expect(canvas.getByText("Changed since it was signed")).toBeVisible()
  }
}

export const NotLoaded: Story = {
  parameters: shop(ordered(), {
    instead: ({ name }: { readonly name: string }) =>
      name === "listJobFiles" ? refused(500, "serverError") : undefined
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("button", { name: "Try again" }, { timeout: 5_000 })).toBeVisible()
}
