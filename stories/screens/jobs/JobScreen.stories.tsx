import type { Meta, StoryObj } from "@storybook/react-vite"
import { inTheShop } from "#stories/inTheShop.tsx"
import { glassFits } from "./glassFits.ts"
import { JobRoutes } from "./JobRoutes.tsx"
import { invoiced, jobPath, openedShop, ordered, paid, quoted } from "./jobsInShop.ts"

const meta = { title: "Screens/Jobs/Job", component: JobRoutes, decorators: [inTheShop] } satisfies Meta<typeof JobRoutes>
export default meta
type Story = StoryObj<typeof meta>

export const NewQuote: Story = { parameters: { shop: { path: "/jobs/create", fill: openedShop, instead: glassFits } } }
export const Quote: Story = { parameters: { shop: { path: jobPath, fill: quoted(), instead: glassFits } } }
export const WorkOrder: Story = { parameters: { shop: { path: jobPath, fill: ordered() } } }
export const Invoice: Story = { parameters: { shop: { path: jobPath, fill: invoiced } } }
export const InvoicePaid: Story = { parameters: { shop: { path: jobPath, fill: paid } } }
