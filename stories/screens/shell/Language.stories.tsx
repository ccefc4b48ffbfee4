import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useEffectEvent } from "react"
import { expect, waitFor } from "storybook/test"
import { keepLanguage } from "#web/words/readersLanguage.ts"
import { startWordsIn, type Words, wordsIn } from "#web/words/words.ts"
import { useSpeech, WordsProvider } from "#web/words/WordsProvider.tsx"

/**
 * The first screen after a page is opened: the profile's language is heard, and the words of the whole product are
 * fetched.
 */
function FirstScreen({ profile }: { readonly profile: "en" | "fr" | "es" }) {
  const { suggest, fetchAll, language, isWhole } = useSpeech()
  const open = useEffectEvent(() => {
    suggest(profile, "US", "somebody")
    fetchAll()
  })
  useEffect(() => open(), [])
  return <p>{isWhole ? language : "…"}</p>
}

const meta = {
  title: "Screens/Shell/Language",
  parameters: {
    ends: {
      OfTheProfile: "fr",
      ChosenAndNotYetInTheProfile: "es"
    }
  },
  component: FirstScreen
} satisfies Meta<typeof FirstScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The browser speaks English, the person French: French stays, whichever words come first. */
export const OfTheProfile: Story = {
  args: { profile: "fr" },
  // Both are at hand: what was asked for last then comes last.
  loaders: [
    async () => {
      await Promise.all([wordsIn("en"), wordsIn("fr")])
      return { words: await startWordsIn("en") }
    }
  ],
  render: (args, { loaded }) => (
    <WordsProvider language="en" words={(loaded as { readonly words: Words }).words} isWhole={false}>
      <FirstScreen {...args} />
    </WordsProvider>
  ),
  play: async ({ canvas }) => {
    await Promise.all([wordsIn("fr"), wordsIn("en")])
    await waitFor(() => expect(canvas.getByText("fr")).toBeVisible())
  }
}

/** A choice that had not reached the profile when the page was left stands on the next one. */
export const ChosenAndNotYetInTheProfile: Story = {
  args: { profile: "fr" },
  loaders: [
    async () => {
      keepLanguage({ language: "es", by: "somebody", isPending: true })
      await Promise.all([wordsIn("es"), wordsIn("fr")])
      return { words: await startWordsIn("es") }
    }
  ],
  beforeEach: () => () => localStorage.removeItem("frit.device.language"),
  render: (args, { loaded }) => (
    <WordsProvider language="es" words={(loaded as { readonly words: Words }).words} isWhole={false}>
      <FirstScreen {...args} />
    </WordsProvider>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("es")).toBeVisible())
    await Promise.all([wordsIn("fr"), wordsIn("es")])
    await expect(canvas.getByText("es")).toBeVisible()
  }
}
