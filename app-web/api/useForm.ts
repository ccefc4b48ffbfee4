import { Result } from "effect"
import { useLayoutEffect, useMemo, useRef, useState } from "react"
import { isSame } from "#web/forms/mergeFields.ts"
import { errorText, type Named } from "#web/words/errorText.ts"
import { useWords } from "#web/words/useWords.ts"
import { type FormErrors, readForm } from "./formErrors.ts"
import { type FormPath, type FormValue, valueAt, withValueAt } from "./formPath.ts"
import { focusFirstError } from "./focusFirstError.ts"
import type { Wire } from "#domain/contract/Endpoint.ts"

interface Shown {
  /** Fields that were left once: only these are judged before the form is sent. */
  readonly left: ReadonlySet<string>
  readonly sent: boolean
  readonly errors: FormErrors
  /** What a try to save said, and what was typed then: it stands at each field until that is changed. */
  readonly refused: { readonly errors: FormErrors; readonly values: unknown }
}
const accepted = { errors: {}, values: undefined }
const nothingShown: Shown = { left: new Set(), sent: false, errors: {}, refused: accepted }

export type FieldNaming = Omit<Named, "label">

/**
 * What is typed into a form over a domain schema, in the schema's encoded (JSON) shape. Judges on leaving a field and
 * on sending, never while typing.
 */
export const useForm = <S extends Wire>(schema: S, initial: S["Encoded"]) => {
  type Values = S["Encoded"]
  const words = useWords()
  const [start, setStart] = useState<Values>(initial)
  const [values, setValues] = useState<Values>(initial)
  const [shown, setShown] = useState(nothingShown)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])

  const judge = (next: Values, left: ReadonlySet<string>, sent: boolean): FormErrors => {
    const read = readForm(schema, next)
    if (Result.isSuccess(read)) return {}
    return sent ? read.failure : Object.fromEntries(Object.entries(read.failure).filter(([path]) => left.has(path)))
  }

  const set = <P extends FormPath<Values>>(path: P, value: FormValue<Values, P>) => {
    setValues((known: Values) => withValueAt(known, path, value))
    setShown((known) => ({ ...known, errors: without(known.errors, path) }))
  }

  const leave = (path: string) =>
    setShown((known) => {
      const left = new Set(known.left).add(path)
      return { ...known, left, errors: judge(values, left, known.sent) }
    })

  const errors: FormErrors = useMemo(() => ({ ...standing(shown.refused, values), ...shown.errors }), [shown, values])

  const errorOf = (path: string, named: Named): string | undefined =>
    errors[path]?.map((message) => errorText(words, message, named)).join(" ")

  const refuse = (said: FormErrors, at: Values = latest.current) =>
    setShown((known) => ({ ...known, refused: { errors: said, values: at } }))

  return {
    values,
    set,
    /**
     * Puts other values in place, such as a restored draft or what the server answered; `asStart` makes them the
     * unchanged state.
     */
    replace: (next: Values, asStart = false) => {
      setValues(next)
      if (asStart) setStart(next)
      setShown(nothingShown)
    },
    /** Message ids by path, for a summary and for groups of fields. */
    errors,
    errorOf,
    /** The domain's value, or undefined with every wrong field marked and the first one focused. */
    check: (): S["Type"] | undefined => {
      const read = readForm(schema, values)
      if (Result.isSuccess(read)) return read.success
      setShown({ ...shown, sent: true, errors: read.failure })
      focusFirstError(Object.keys(read.failure))
      return undefined
    },
    /** What a try to save `at` these values said about fields, whoever said it, this page or the server. */
    refuse,
    /** Takes that back. */
    accept: () => setShown((known) => ({ ...known, refused: accepted })),
    /**
     * What the server said about fields (`Refused.errors`) lands on the same fields; the first one takes the focus, and
     * is selected where it is typed anew, such as a code.
     */
    setServerErrors: (said: FormErrors, isTypedAnew = false) => {
      refuse(said)
      focusFirstError(Object.keys(said), isTypedAnew)
    },
    isDirty: useMemo(() => JSON.stringify(values) !== JSON.stringify(start), [values, start]),
    reset: () => {
      setValues(start)
      setShown(nothingShown)
    },
    /** Props of a field of text, money, a day or a choice. */
    field: <P extends FormPath<Values>>(path: P, label: string, naming: FieldNaming = {}) => ({
      name: path as string,
      label,
      value: valueAt(values, path) as FormValue<Values, P>,
      onChange: (value: FormValue<Values, P>) => set(path, value),
      onBlur: () => leave(path),
      errorMessage: errorOf(path, { label, ...naming })
    }),
    /** Props of a check box or a switch. */
    tick: <P extends FormPath<Values>>(path: P, label: string) => ({
      name: path as string,
      isSelected: valueAt(values, path) === true,
      onChange: (value: boolean) => set(path, value as FormValue<Values, P>),
      errorMessage: errorOf(path, { label })
    })
  }
}

export type Form<S extends Wire> = ReturnType<typeof useForm<S>>

const standing = ({ errors, values }: Shown["refused"], now: unknown): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => isSame(valueAt(now, path), valueAt(values, path))))

const without = (errors: FormErrors, path: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => field !== path && !field.startsWith(`${path}.`)))
