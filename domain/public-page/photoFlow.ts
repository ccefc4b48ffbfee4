import type { PhotoAnswer, PhotoPane, ShownPhotoLink } from "./photoLinkTypes.ts"
import { candidatesLeft, nextQuestion, type QuoteAnswers } from "./quoteQuestions.ts"
import type { QuoteAnswerGiven, QuoteCar, QuoteFeature } from "./quoteTypes.ts"

/** Where a customer is behind a link that asks for photos, and all that they said; it is kept on their device. */
export interface PhotoFlow {
  readonly step: "vin" | "car" | "question" | "photos" | "done"
  /** The VIN that stands in the field. */
  readonly vin: string
  /** The vehicle of that VIN, to be said to be theirs; null where nobody knows it. */
  readonly car: QuoteCar | null
  /** Whether they said that it is theirs. */
  readonly isTheirs: boolean
  readonly panes: ReadonlyArray<PhotoPane>
  /** The questions that were asked so far, in their order. */
  readonly asked: ReadonlyArray<QuoteFeature>
  /** Every answer ever given, so that going back forgets none. */
  readonly answers: QuoteAnswers
}

/** What they can do. */
export type PhotoEvent =
  /** The VIN was looked up. */
  | { readonly type: "CAR"; readonly vin: string; readonly car: QuoteCar | null }
  /** It is theirs, and its panes were found. */
  | { readonly type: "MINE"; readonly panes: ReadonlyArray<PhotoPane> }
  | { readonly type: "NOT_MINE" }
  | { readonly type: "WITHOUT_VIN" }
  | { readonly type: "ANSWER"; readonly answer: QuoteAnswerGiven }
  | { readonly type: "SENT" }
  | { readonly type: "BACK" }

/** What is left of the panes by the answers so far. */
export const photoPanesLeft = ({ panes, asked, answers }: Pick<PhotoFlow, "panes" | "asked" | "answers">) =>
  candidatesLeft(panes, asked, answers)

/** The question that is open now; undefined where none tells what is left apart. */
export const photoQuestion = (flow: Pick<PhotoFlow, "panes" | "asked" | "answers">): QuoteFeature | undefined =>
  nextQuestion(photoPanesLeft(flow), flow.asked)

/** The answers that count, as they are sent: those to the questions asked, in their order. */
export const photoAnswers = ({ asked, answers }: Pick<PhotoFlow, "asked" | "answers">): ReadonlyArray<PhotoAnswer> =>
  asked.map((feature) => ({ feature, answer: answers[feature] ?? "notSure" }))

const onward = (flow: PhotoFlow): PhotoFlow => ({
  ...flow,
  step: photoQuestion(flow) === undefined ? "photos" : "question"
})

/** Where they begin: where the server knows them to be, with nothing of the device. */
export const photoFlowFrom = ({ vin, car, panes, answers }: ShownPhotoLink): PhotoFlow => {
  const flow: PhotoFlow = {
    step: "vin",
    vin,
    car,
    isTheirs: vin !== "",
    panes,
    asked: answers.map(({ feature }) => feature),
    answers: Object.fromEntries(answers.map(({ feature, answer }) => [feature, answer]))
  }
  return vin === "" ? flow : onward(flow)
}

/** What an event makes of it; one that means nothing at this step changes nothing. */
export const photoFlow = (flow: PhotoFlow, event: PhotoEvent): PhotoFlow => {
  switch (event.type) {
    case "CAR":
      return flow.step === "vin"
        ? {
            ...flow,
            ...(flow.isTheirs && flow.vin === event.vin ? {} : { isTheirs: false, panes: [], asked: [], answers: {} }),
            step: "car",
            vin: event.vin,
            car: event.car
          }
        : flow
    case "MINE":
      return flow.step === "car" ? onward({ ...flow, isTheirs: true, panes: event.panes }) : flow
    case "NOT_MINE":
      return flow.step === "car" ? { ...flow, step: "vin" } : flow
    case "WITHOUT_VIN":
      return flow.step === "vin" ? { ...flow, step: "photos" } : flow
    case "ANSWER": {
      const feature = photoQuestion(flow)
      return flow.step === "question" && feature !== undefined
        ? onward({
            ...flow,
            asked: [...flow.asked, feature],
            answers: { ...flow.answers, [feature]: event.answer }
          })
        : flow
    }
    case "SENT":
      return flow.step === "photos" ? { ...flow, step: "done" } : flow
    case "BACK":
      return back(flow)
  }
}

const back = (flow: PhotoFlow): PhotoFlow => {
  if (flow.step === "vin" || flow.step === "done") return flow
  if (flow.step === "car") return { ...flow, step: "vin" }
  // The last question is open again; its answer stays beside it.
  if (flow.asked.length > 0) return { ...flow, step: "question", asked: flow.asked.slice(0, -1) }
  return { ...flow, step: flow.step === "photos" && !flow.isTheirs ? "vin" : "car" }
}

/** Whether there is a step before. */
export const mayGoBack = ({ step }: Pick<PhotoFlow, "step">): boolean => step !== "vin" && step !== "done"
