/** A story's state as it must be seen at its end, by what its name says. */
interface State {
  /** The name, as it is exported. */
  readonly name: RegExp
  readonly shows: (page: HTMLElement, name: string) => boolean
  readonly what: string
}

const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
const says = (text: RegExp) => (page: HTMLElement) => text.test(page.innerText)
const has = (selector: string) => (page: HTMLElement) => [...page.querySelectorAll(selector)].some(isSeen)
const button = (name: RegExp) => (page: HTMLElement) =>
  [...page.querySelectorAll("button, a")].some((one) => isSeen(one) && name.test(one.textContent ?? ""))

/** Stories whose whole name is one of these say which page they are: nothing else is told of their end. */
const inItsGuise = (page: HTMLElement, name: string) => {
  const { documentElement } = page.ownerDocument
  if (name === "OnASmallPhone") return documentElement.clientWidth === 320
  if (name === "Dark") return getComputedStyle(documentElement).colorScheme === "dark"
  return documentElement.lang.startsWith(name === "French" ? "fr" : "es")
}

const states: ReadonlyArray<State> = [
  { name: /Failed$/, shows: says(/internal error|Try again|errors occurred|Failed to/), what: "what failed" },
  { name: /^Refused$/, shows: has("[aria-invalid=true]"), what: "a field that is refused" },
  {
    name: /DeleteRefused$/,
    shows: (page) => has("[role=alertdialog]")(page) && says(/cannot be deleted/)(page),
    what: "the question, with why not"
  },
  { name: /^Wrong(?!Role|Password)/, shows: has("[aria-invalid=true], .FieldError"), what: "a field that is wrong" },
  { name: /Conflict$/, shows: says(/Some(body|one) else (changed|saved)/), what: "the conflict" },
  { name: /^Loading$/, shows: has("[aria-busy=true], .Skeleton, .hidden-text"), what: "that something is on its way" },
  { name: /^Empty$/, shows: says(/\byet\b|^Nothing here|First steps/m), what: "that nothing is there yet" },
  { name: /^NotThere$/, shows: says(/not found/i), what: "that it is not there" },
  { name: /^Quote$/, shows: button(/^(Accept the quote|Convert to work order)/), what: "a quote, and its next step" },
  { name: /^WorkOrder$/, shows: button(/^Convert to invoice/), what: "a work order, and its next step" },
  { name: /^Deposit$/, shows: button(/^Pay the deposit/), what: "the deposit that is asked for" },
  { name: /^(?:French|Spanish|Dark|OnASmallPhone)$/, shows: inItsGuise, what: "its language, its theme or its width" },
  { name: /^DraftFound$/, shows: button(/^Restore draft/), what: "the draft that was found" }
]

interface Told {
  readonly title: string
  readonly name: string
  readonly canvasElement: HTMLElement
  readonly parameters: { readonly ends?: Readonly<Record<string, string>> }
}

/**
 * Names that say by themselves what must be seen, on every screen alike: a story that is called so needs no line in the
 * `ends` of its file.
 */
export const generalNames = /^(?:Loading|Failed|Empty|Dark|French|Spanish|OnASmallPhone|NotThere)$/

/**
 * Fails a story of a screen that ends elsewhere than its name says: by what a name means on every screen, and by what
 * `ends` in the parameters of its file says of that very story. Journeys, in groups of their own, may end where they
 * lead.
 */
export const endsAsNamed = async ({ canvasElement, name, parameters, title }: Told): Promise<void> => {
  if (!title.startsWith("Screens/") || title.endsWith("/Journeys")) return
  const exported = name.replaceAll(" ", "")
  const page = canvasElement.ownerDocument.body
  const end = parameters.ends?.[exported]
  if (end === undefined && !generalNames.test(exported))
    throw new Error(`What does the story “${name}” end with? Say it in \`parameters.ends\` of its file.`)
  const missing = () => [
    ...states.filter((state) => state.name.test(exported) && !state.shows(page, exported)).map(({ what }) => what),
    ...(end === undefined || isShown(page, end) ? [] : [`“${end}”`])
  ]
  // What is on its way when the play is over, or where there is none, may arrive.
  for (const until = performance.now() + 10_000; missing().length > 0 && performance.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 20))
  if (missing().length > 0)
    throw new Error(
      `The story “${name}” must end with ${missing().join(" and ")} on the screen; what leads further is a journey.`
    )
}

/** As text, in a field, or as the name of something that has none; spaces that do not break count as spaces. */
const isShown = (page: HTMLElement, end: string) => {
  const isThere = (text: string | null) => text !== null && text.replaceAll(/\s/g, " ").includes(end)
  const shown = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
  return (
    isThere(page.innerText) ||
    shown("input, textarea").some((one) => isThere((one as HTMLInputElement).value)) ||
    shown("[aria-label]").some((one) => isThere(one.getAttribute("aria-label")))
  )
}
