import { Result } from "effect"
import type { Wire } from "#domain/contract/Endpoint.ts"
import { type FormErrors, readForm, focusFirstError } from "./formErrors.ts"
import { type FormPath, type FormValue, valueAt, withValueAt } from "./formPath.ts"
import { isSame } from "./mergeValues.ts"

/** An immutable snapshot of a form. Unchanged parts keep their identity. */
export interface FormState<V> {
  readonly values: V
  /** The values that count as unchanged. */
  readonly start: V
  readonly isDirty: boolean
  /** The visible errors: message ids by path. */
  readonly errors: FormErrors
}

interface ValidationState {
  /** Touched fields. Before the form is submitted, only these are validated. */
  readonly left: ReadonlySet<string>
  readonly sent: boolean
  readonly errors: FormErrors
  /** Errors of the last save attempt and the values at that time. Each stays visible until its field changes. */
  readonly refused: { readonly errors: FormErrors; readonly values: unknown }
}

interface FieldHandlers<V> {
  readonly onChange: (value: V) => void
  readonly onBlur: () => void
}

const noErrors: FormErrors = {}
const accepted: ValidationState["refused"] = { errors: noErrors, values: undefined }
const notJudged: ValidationState = { left: new Set(), sent: false, errors: noErrors, refused: accepted }

/**
 * Creates a store for the input of a form, in the encoded (JSON) shape of a domain schema. It lives outside React;
 * components subscribe to the fields they show. Validates on blur and on submit, never while typing.
 */
export const formStore = <S extends Wire>(first: S, initial: S["Encoded"]) => {
  type Values = S["Encoded"]
  let schema = first
  const listeners = new Set<() => void>()
  const handlers = new Map<string, FieldHandlers<unknown>>()
  let judged = notJudged
  let state: FormState<Values> = { values: initial, start: initial, isDirty: false, errors: noErrors }

  const update = (next: { readonly values?: Values; readonly start?: Values }, verdict: Partial<ValidationState>) => {
    judged = { ...judged, ...verdict }
    const { values, start } = { ...state, ...next }
    const isMoved = values !== state.values || start !== state.start
    state = { values, start, isDirty: isMoved ? !isSame(values, start) : state.isDirty, errors: shown(judged, values) }
    for (const listener of listeners) listener()
  }
  const validate = (left: ReadonlySet<string>): FormErrors => {
    const read = readForm(schema, state.values)
    if (Result.isSuccess(read)) return noErrors
    return judged.sent
      ? read.failure
      : Object.fromEntries(Object.entries(read.failure).filter(([path]) => left.has(path)))
  }
  const set = <P extends FormPath<Values>>(path: P, value: FormValue<Values, P>) =>
    update({ values: withValueAt(state.values, path, value) }, { errors: without(judged.errors, path) })
  const leave = (path: string) => {
    const left = new Set(judged.left).add(path)
    update({}, { left, errors: validate(left) })
  }
  const refuse = (errors: FormErrors, at: Values = state.values) => update({}, { refused: { errors, values: at } })

  return {
    /** The current input, whether rendered or not. */
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Validates by another schema from now on, such as for a different payment method. */
    setSchema: (next: S) => {
      schema = next
    },
    set,
    /** Returns stable handlers for a path, so that fields need not re-render because of them. */
    handlersOf: <P extends FormPath<Values>>(path: P): FieldHandlers<FormValue<Values, P>> => {
      const known = handlers.get(path) ?? {
        onChange: (value: unknown) => set(path, value as never),
        onBlur: () => leave(path)
      }
      handlers.set(path, known)
      return known
    },
    /** Validates a field on blur. */
    leave,
    /**
     * Replaces the values, such as with a restored draft or the server's response. `asStart` also makes them the
     * unchanged state.
     */
    replace: (values: Values, asStart = false) => update(asStart ? { values, start: values } : { values }, notJudged),
    /**
     * Returns the parsed domain value, or undefined. In that case all invalid fields are marked and the first one is
     * focused.
     */
    check: (): S["Type"] | undefined => {
      const read = readForm(schema, state.values)
      if (Result.isSuccess(read)) return read.success
      update({}, { sent: true, errors: read.failure })
      focusFirstError(Object.keys(read.failure))
      return undefined
    },
    /** Shows the field errors of a save attempt with the values `at`, whether found by the page or the server. */
    refuse,
    /** Clears the errors of the last save attempt. */
    accept: () => update({}, { refused: accepted }),
    /**
     * Shows the server's field errors (`Refused.errors`) on their fields and focuses the first. With `isTypedAnew`, its
     * text is also selected, for input that is retyped rather than corrected, such as a code.
     */
    setServerErrors: (errors: FormErrors, isTypedAnew = false) => {
      refuse(errors)
      focusFirstError(Object.keys(errors), isTypedAnew)
    },
    reset: () => update({ values: state.start }, notJudged)
  }
}

export type FormStore<S extends Wire> = ReturnType<typeof formStore<S>>

const shown = ({ errors, refused }: ValidationState, values: unknown): FormErrors => {
  const standing = Object.entries(refused.errors).filter(([path]) =>
    isSame(valueAt(values, path), valueAt(refused.values, path))
  )
  return standing.length === 0 ? errors : { ...Object.fromEntries(standing), ...errors }
}

const without = (errors: FormErrors, path: string): FormErrors => {
  const others = Object.entries(errors).filter(([field]) => field !== path && !field.startsWith(`${path}.`))
  return others.length === Object.keys(errors).length ? errors : Object.fromEntries(others)
}
