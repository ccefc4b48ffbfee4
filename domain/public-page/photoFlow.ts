import type { PhotoAnswer, PhotoPane, ShownPhotoLink } from "./photoLinkTypes.ts"
import { candidatesLeft, nextQuestion, type QuoteAnswers } from "./quoteQuestions.ts"
import type { QuoteAnswerGiven, FoundVehicle, QuoteFeature } from "./quoteTypes.ts"

/** A customer's progress behind a photo request link, with everything they entered. Stored on their device. */
export interface PhotoFlow {
  readonly step: "vin" | "car" | "question" | "photos" | "done"
  /** The VIN in the input field. */
  readonly vin: string
  /** The vehicle of that VIN, for the customer to confirm; null if unknown. */
  readonly car: FoundVehicle | null
  /** Whether the customer confirmed the vehicle. */
  readonly isTheirs: boolean
  readonly panes: ReadonlyArray<PhotoPane>
  /** The questions asked so far, in order. */
  readonly asked: ReadonlyArray<QuoteFeature>
  /** All answers ever given, so that going back does not lose any. */
  readonly answers: QuoteAnswers
}

/** Actions the customer can take. */
export type PhotoEvent =
  /** The VIN was looked up. */
  | { readonly type: "CAR"; readonly vin: string; readonly car: FoundVehicle | null }
  /** The customer confirmed the vehicle, and its panes were found. */
  | { readonly type: "MINE"; readonly panes: ReadonlyArray<PhotoPane> }
  | { readonly type: "NOT_MINE" }
  | { readonly type: "WITHOUT_VIN" }
  | { readonly type: "ANSWER"; readonly answer: QuoteAnswerGiven }
  | { readonly type: "SENT" }
  | { readonly type: "BACK" }

/** Returns the panes that match the answers so far. */
export const photoPanesLeft = ({ panes, asked, answers }: Pick<PhotoFlow, "panes" | "asked" | "answers">) =>
  candidatesLeft(panes, asked, answers)

/** Returns the open question, or undefined if no question narrows down the remaining panes. */
export const photoQuestion = (flow: Pick<PhotoFlow, "panes" | "asked" | "answers">): QuoteFeature | undefined =>
  nextQuestion(photoPanesLeft(flow), flow.asked)

/** Returns the answers to submit: those to the questions asked, in order. */
export const photoAnswers = ({ asked, answers }: Pick<PhotoFlow, "asked" | "answers">): ReadonlyArray<PhotoAnswer> =>
  asked.map((feature) => ({ feature, answer: answers[feature] ?? "notSure" }))

const onward = (flow: PhotoFlow): PhotoFlow => ({
  ...flow,
  step: photoQuestion(flow) === undefined ? "photos" : "question"
})

/** Returns the initial state from the server's data, ignoring anything stored on the device. */
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

/** Returns the state after an event. Events that do not apply to the current step have no effect. */
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
  // Reopens the last question with its answer still filled in.
  if (flow.asked.length > 0) return { ...flow, step: "question", asked: flow.asked.slice(0, -1) }
  return { ...flow, step: flow.step === "photos" && !flow.isTheirs ? "vin" : "car" }
}

/** Whether there is a previous step. */
export const canGoBack = ({ step }: Pick<PhotoFlow, "step">): boolean => step !== "vin" && step !== "done"
