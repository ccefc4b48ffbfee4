import { Effect } from "effect"
import type { StoryContext } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { Language } from "#domain/words/languages.ts"
import { type Words, wordsIn } from "#web/words/words.ts"
import type { ShopParameters } from "./openShop.ts"

/** A screen that shows what a call brings. */
interface Screen {
  readonly shop: ShopParameters
  readonly call: Endpoint
  /** What is read on it in every language once it is there, such as a row's own name. */
  readonly shows: RegExp
}

type Page = Pick<StoryContext, "canvas" | "canvasElement" | "userEvent">
type More = (page: Page) => Promise<void>
const nothingMore: More = async () => {}

/**
 * The states that every screen has, each a story: on its way, failed, dark, in French, in Spanish, on a phone of 320 px.
 * axe looks at each of them. What a screen has of its own in a state is given beside its name.
 */
export const screenStates = (
  { shop, call, shows }: Screen,
  { french = nothingMore, phone = nothingMore }: { readonly french?: More; readonly phone?: More } = {}
) => {
  const answering = (answer: ReturnType<NonNullable<ShopParameters["instead"]>>) => ({
    shop: { ...shop, instead: (endpoint: Endpoint) => (endpoint === call ? answer : undefined) }
  })
  const isThere = async ({ canvas }: Page) => {
    await expect((await canvas.findAllByText(shows))[0]).toBeVisible()
  }
  const translated = (locale: Language, more: More) => ({
    parameters: { shop },
    globals: { locale },
    play: async (page: Page) => {
      await isThere(page)
      await more(page)
      await expect(leftIn(await wordsIn("en"), await wordsIn(locale), page.canvasElement)).toEqual([])
    }
  })
  return {
    Loading: {
      parameters: answering("never"),
      play: async ({ canvas }: Page) => {
        await expect((await canvas.findAllByText("Loading"))[0]).toBeInTheDocument()
      }
    },
    Failed: {
      parameters: answering(refused(500, "serverError")),
      play: async ({ canvas }: Page) => {
        await expect(
          await canvas.findByText("The server encountered an internal error. Please try again later.")
        ).toBeVisible()
        await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
      }
    },
    Dark: { parameters: { shop }, globals: { theme: "dark" }, play: isThere },
    French: translated("fr", french),
    Spanish: translated("es", nothingMore),
    OnASmallPhone: {
      parameters: { shop },
      globals: { viewport: { value: "smallPhone" } },
      play: async (page: Page) => {
        await isThere(page)
        await phone(page)
        await expect(document.documentElement.clientWidth).toBe(320)
        await waitFor(() => expect(document.documentElement.scrollWidth).toBe(320))
      }
    }
  }
}

/** The same of a list, and the shop's first morning: what is not there yet, and the way to the first one. */
export const listStates = (
  screen: Screen & { readonly empty: string; readonly add: string },
  more: Parameters<typeof screenStates>[1] = {}
) => ({
  ...screenStates(screen, more),
  Empty: {
    parameters: { shop: { ...screen.shop, fill: Effect.void } },
    play: async ({ canvas }: Page) => {
      await expect(await canvas.findByText(screen.empty)).toBeVisible()
      await expect(canvas.getAllByRole("link", { name: screen.add })).toHaveLength(2)
    }
  }
})

/** The messages on a page that are English where the reader's language has other words. */
const leftIn = (english: Words, other: Words, page: HTMLElement) => {
  const spoken = new Set(wholeTexts(other))
  const foreign = new Set(wholeTexts(english).filter((text) => !spoken.has(text)))
  const named = [...page.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap((element) =>
    ["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? "")
  )
  return [...new Set([...textsOf(page), ...named])].filter((text) => foreign.has(text))
}

/** The messages that have no place to fill. */
const wholeTexts = (words: Words) =>
  Object.values(words).flatMap(([only, ...more]) =>
    only !== undefined && more.length === 0 && "value" in only ? [only.value] : []
  )

const textsOf = (page: HTMLElement) => {
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Array<string> = []
  while (walk.nextNode() !== null) texts.push(walk.currentNode.nodeValue?.trim() ?? "")
  return texts
}
