import { Result } from "effect"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { type FormErrors, readForm, focusFirstError } from "./formErrors.ts"
import { type FormPath, type FormValue, valueAt, withValueAt } from "./formPath.ts"
import { isSame } from "./mergeValues.ts"

/** A form at one moment; every change makes another. Parts that did not change stay the same objects. */
export interface FormState<V> {
  readonly values: V
  /** What counts as unchanged. */
  readonly start: V
  readonly isDirty: boolean
  /** What is shown as wrong: message ids by path. */
  readonly errors: FormErrors
}

interface Judged {
  /** Fields that were left once: only these are judged before the form is sent. */
  readonly left: ReadonlySet<string>
  readonly sent: boolean
  readonly errors: FormErrors
  /** What a try to save said, and what was typed then: it stands at each field until that is changed. */
  readonly refused: { readonly errors: FormErrors; readonly values: unknown }
}

interface FieldHandlers<V> {
  readonly onChange: (value: V) => void
  readonly onBlur: () => void
}

const noErrors: FormErrors = {}
const accepted: Judged["refused"] = { errors: noErrors, values: undefined }
const notJudged: Judged = { left: new Set(), sent: false, errors: noErrors, refused: accepted }

/**
 * What is typed into a form over a domain schema, in the schema's encoded (JSON) shape, outside of React: components
 * subscribe to the fields that they show. Judges on leaving a field and on sending, never while typing.
 */
export const formStore = <S extends Wire>(first: S, initial: S["Encoded"]) => {
  type Values = S["Encoded"]
  let schema = first
  const listeners = new Set<() => void>()
  const handlers = new Map<string, FieldHandlers<unknown>>()
  let judged = notJudged
  let state: FormState<Values> = { values: initial, start: initial, isDirty: false, errors: noErrors }

  const become = (next: { readonly values?: Values; readonly start?: Values }, verdict: Partial<Judged>) => {
    judged = { ...judged, ...verdict }
    const { values, start } = { ...state, ...next }
    const isMoved = values !== state.values || start !== state.start
    state = { values, start, isDirty: isMoved ? !isSame(values, start) : state.isDirty, errors: shown(judged, values) }
    for (const listener of listeners) listener()
  }
  const judge = (left: ReadonlySet<string>): FormErrors => {
    const read = readForm(schema, state.values)
    if (Result.isSuccess(read)) return noErrors
    return judged.sent
      ? read.failure
      : Object.fromEntries(Object.entries(read.failure).filter(([path]) => left.has(path)))
  }
  const set = <P extends FormPath<Values>>(path: P, value: FormValue<Values, P>) =>
    become({ values: withValueAt(state.values, path, value) }, { errors: without(judged.errors, path) })
  const leave = (path: string) => {
    const left = new Set(judged.left).add(path)
    become({}, { left, errors: judge(left) })
  }
  const refuse = (errors: FormErrors, at: Values = state.values) => become({}, { refused: { errors, values: at } })

  return {
    /** What is typed at this moment, drawn or not. */
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Judges by another schema from now on, such as of another way to pay. */
    judgeBy: (next: S) => {
      schema = next
    },
    set,
    /** The same two functions for a path every time, so that a field need not be drawn anew for them. */
    handlersOf: <P extends FormPath<Values>>(path: P): FieldHandlers<FormValue<Values, P>> => {
      const known = handlers.get(path) ?? {
        onChange: (value: unknown) => set(path, value as never),
        onBlur: () => leave(path)
      }
      handlers.set(path, known)
      return known
    },
    /** Judges a field, which the person left. */
    leave,
    /**
     * Puts other values in place, such as a restored draft or what the server answered; `asStart` makes them the
     * unchanged state.
     */
    replace: (values: Values, asStart = false) => become(asStart ? { values, start: values } : { values }, notJudged),
    /** The domain's value, or undefined with every wrong field marked and the first one focused. */
    check: (): S["Type"] | undefined => {
      const read = readForm(schema, state.values)
      if (Result.isSuccess(read)) return read.success
      become({}, { sent: true, errors: read.failure })
      focusFirstError(Object.keys(read.failure))
      return undefined
    },
    /** What a try to save `at` these values said about fields, whoever said it, this page or the server. */
    refuse,
    /** Takes that back. */
    accept: () => become({}, { refused: accepted }),
    /**
     * What the server said about fields (`Refused.errors`) lands on the same fields; the first one takes the focus, and
     * is selected where it is typed anew, such as a code.
     */
    setServerErrors: (errors: FormErrors, isTypedAnew = false) => {
      refuse(errors)
      focusFirstError(Object.keys(errors), isTypedAnew)
    },
    reset: () => become({ values: state.start }, notJudged)
  }
}

export type FormStore<S extends Wire> = ReturnType<typeof formStore<S>>

const shown = ({ errors, refused }: Judged, values: unknown): FormErrors => {
  const standing = Object.entries(refused.errors).filter(([path]) =>
    isSame(valueAt(values, path), valueAt(refused.values, path))
  )
  return standing.length === 0 ? errors : { ...Object.fromEntries(standing), ...errors }
}

const without = (errors: FormErrors, path: string): FormErrors => {
  const others = Object.entries(errors).filter(([field]) => field !== path && !field.startsWith(`${path}.`))
  return others.length === Object.keys(errors).length ? errors : Object.fromEntries(others)
}
