/** A story's state as it must be seen at its end, by what its name says. */
interface State {
  /** The name, as it is exported. */
  readonly name: RegExp
  readonly shows: (page: HTMLElement) => boolean
  readonly what: string
}

const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
const says = (text: RegExp) => (page: HTMLElement) => text.test(page.innerText)
const has = (selector: string) => (page: HTMLElement) => [...page.querySelectorAll(selector)].some(isSeen)
const button = (name: RegExp) => (page: HTMLElement) =>
  [...page.querySelectorAll("button, a")].some((one) => isSeen(one) && name.test(one.textContent ?? ""))

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
  { name: /^DraftFound$/, shows: button(/^Restore draft/), what: "the draft that was found" }
]

interface Told {
  readonly title: string
  readonly name: string
  readonly canvasElement: HTMLElement
}

/**
 * Fails a story of a screen that ends elsewhere than its name says; journeys, in groups of their own, may end where
 * they lead.
 */
export const endsAsNamed = ({ title, name, canvasElement }: Told): void => {
  if (!title.startsWith("Screens/") || title.endsWith("/Journeys")) return
  const exported = name.replaceAll(" ", "")
  for (const state of states) {
    if (state.name.test(exported) && !state.shows(canvasElement.ownerDocument.body))
      throw new Error(`The story “${name}” must end with ${state.what} on the screen; what leads further is a journey.`)
  }
}
