import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { CommandPalette, type CommandPaletteProps } from "#ui/CommandPalette.tsx"
import type { CommandGroup } from "#ui/matchCommands.ts"
import { Routing } from "#ui/Routing.tsx"

const act = fn()
const navigate = fn()

const groups: ReadonlyArray<CommandGroup> = [
  {
    id: "recent",
    title: "Recent",
    kind: "recent",
    commands: [{ id: "r1", label: "Amélie Tremblay", description: "Customer", icon: "user", href: "/customers/1" }]
  },
  {
    id: "found",
    title: "Customers",
    kind: "found",
    commands: [{ id: "c1", label: "Luis Ortega", description: "(956) 555-0178", icon: "user", href: "/customers/2" }]
  },
  {
    id: "pages",
    title: "Pages",
    commands: [
      { id: "customers", label: "Customers", icon: "users", href: "/customers", shortcut: ["G", "C"] },
      { id: "jobs", label: "Jobs", icon: "document", href: "/jobs", keywords: "work orders invoices" },
      { id: "settings", label: "Paramètres", icon: "settings", href: "/settings" }
    ]
  },
  {
    id: "actions",
    title: "Actions",
    commands: [{ id: "new", label: "New quote", icon: "plus", shortcut: ["N"], onAction: act }]
  }
]

const searched = (group: CommandGroup, text: string) =>
  group.kind === "found"
    ? { ...group, commands: group.commands.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())) }
    : group

/** Stores the input and searches, as the shell and its server do. */
const Kept = (props: CommandPaletteProps) => {
  const [text, setText] = useState(props.text)
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <Routing navigate={navigate}>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        groups={props.groups.map((group) => searched(group, text))}
        text={text}
        onTextChange={setText}
      />
    </Routing>
  )
}

const meta = {
  component: CommandPalette,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  render: (args) => <Kept {...args} />,
  beforeEach: () => void [act, navigate].map((one) => one.mockClear()),
  args: {
    label: "Go anywhere",
    searchLabel: "Search pages, customers and actions",
    placeholder: "Where to?",
    clearLabel: "Clear",
    isOpen: true,
    onOpenChange: fn(),
    text: "",
    onTextChange: fn(),
    groups,
    countLabel: (count) => `${count} results`,
    loadingLabel: "Searching customers…",
    emptyLabel: "Nothing found"
  }
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.findByRole("searchbox", { name: "Search pages, customers and actions" })

/** With no input, recent items, pages and actions are listed, without search results. */
export const Opened: Story = {
  tags: ["picture"],
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus())
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Amélie/ })).toBeVisible())
    await expect(screen.queryByRole("menuitem", { name: /Luis/ })).toBeNull()
    await expect(screen.getByRole("status")).toHaveTextContent("5 results")
  }
}

/** Every word narrows the results, accents are ignored, and synonyms match; Enter opens the first result. */
export const Typed: Story = {
  play: async ({ userEvent }) => {
    const input = await box()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, "parametres")
    await waitFor(() => expect(screen.queryByRole("menuitem", { name: "Jobs" })).toBeNull())
    await waitFor(() =>
      expect(input).toHaveAttribute("aria-activedescendant", screen.getByRole("menuitem", { name: "Paramètres" }).id)
    )
    await userEvent.clear(input)
    await userEvent.type(input, "invoices")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Jobs" })).toHaveAttribute("data-focused"))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/jobs", undefined))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

/** Simulates a server that responds to each search with a delay, jobs before customers. */
const Slow = (props: CommandPaletteProps) => {
  const [text, setText] = useState("")
  const [answered, setAnswered] = useState({ customers: "", jobs: "" })
  useEffect(() => {
    const answer = (what: "customers" | "jobs", after: number) =>
      setTimeout(() => setAnswered((before) => ({ ...before, [what]: text })), after)
    const timers = [answer("jobs", 120), answer("customers", 240)]
    return () => timers.forEach(clearTimeout)
  }, [text])
  const found = (kind: string, of: string) =>
    of === "" ? [] : [{ id: `${kind} ${of}`, label: `${kind} ${of}`, icon: "user", href: `/${kind}` } as const]
  return (
    <Routing navigate={navigate}>
      <CommandPalette
        {...props}
        groups={[
          { id: "customers", title: "Customers", kind: "found", commands: found("customers", answered.customers) },
          { id: "jobs", title: "Jobs", kind: "found", commands: found("jobs", answered.jobs) }
        ]}
        text={text}
        onTextChange={setText}
      />
    </Routing>
  )
}

/**
 * However late and in whatever order the results arrive, Enter opens the first one, or the selected one after an arrow
 * key.
 */
export const Late: Story = {
  render: (args) => <Slow {...args} />,
  play: async ({ userEvent }) => {
    const input = await box()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, "2")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "customers 2" })).toHaveAttribute("data-focused"))
    await userEvent.type(input, "996")
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "customers 2996" })).toHaveAttribute("data-focused")
    )
    await userEvent.keyboard("{ArrowDown}")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "jobs 2996" })).toHaveAttribute("data-focused"))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/jobs", undefined))
  }
}

/** Arrow keys move, Enter runs the command, and the palette closes and returns the focus. */
export const Acts: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Search" })
    await userEvent.click(button)
    await userEvent.type(await box(), "quote")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /New quote/ })).toHaveAttribute("data-focused"))
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(act).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  }
}

/** The first Escape clears the input; the second closes the palette. */
export const Escaped: Story = {
  args: { text: "quote" },
  play: async ({ userEvent }) => {
    const input = await box()
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(input).toHaveValue(""))
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  }
}

/** While the server searches, the local results are already shown. */
export const Loading: Story = {
  args: {
    text: "cu",
    groups: groups.map((group) => (group.kind === "found" ? { ...group, commands: [], isLoading: true } : group))
  },
  play: async () => {
    await expect(await screen.findByRole("status")).toHaveTextContent("Searching customers…")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Customers/ })).toBeVisible())
  }
}

export const Found: Story = {
  args: { text: "ortega" },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Luis Ortega/ })).toBeVisible())
    await expect(screen.getByRole("status")).toHaveTextContent("1 results")
  }
}

export const Nothing: Story = {
  args: { text: "zzz", groups: groups.filter(({ kind }) => kind !== "found") },
  play: async () => {
    await expect(await screen.findByRole("status")).toHaveTextContent("Nothing found")
    await expect(screen.queryByRole("menuitem")).toBeNull()
  }
}

export const Failed: Story = {
  args: { text: "cust", problem: "Customers cannot be searched now. Try again." },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Customers cannot be searched now.")
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /^Customers/ })).toBeVisible())
  }
}
export const Phone: Story = { ...Opened, globals: { viewport: { value: "phone" } } }
export const Dark: Story = { ...Opened, globals: { theme: "dark" } }
