import { useState } from "react"
import type { Wire } from "#domain/contract/Endpoint.ts"
import type { FormErrors } from "#web/api/formErrors.ts"
import { type FormPath, valueAt } from "#web/api/formPath.ts"
import type { FieldNaming, Form } from "#web/api/useForm.ts"
import { errorText, type Named } from "#web/words/errorText.ts"
import { useWords } from "#web/words/useWords.ts"
import { isSame } from "./mergeFields.ts"

interface Refused {
  /** Counts the tries. */
  readonly times: number
  readonly errors: FormErrors
  /** What was typed then. */
  readonly values: unknown
}

/** A form with what a try to save said about its fields: it stands at each until that is changed, whoever said it, this page or the server. */
export const useRefusals = <S extends Wire>(form: Form<S>) => {
  const words = useWords()
  const [refused, setRefused] = useState<Refused>({ times: 0, errors: {}, values: undefined })
  const standing = Object.entries(refused.errors).filter(([path]) => isSame(valueAt(form.values, path), valueAt(refused.values, path)))
  const errors: FormErrors = { ...Object.fromEntries(standing), ...form.errors }
  const errorOf = (path: string, named: Named) => errors[path]?.map((message) => errorText(words, message, named)).join(" ")

  const field = <P extends FormPath<S["Encoded"]>>(path: P, label: string, naming: FieldNaming = {}) =>
    ({ ...form.field(path, label, naming), errorMessage: errorOf(path, { label, ...naming }) })
  const tick = <P extends FormPath<S["Encoded"]>>(path: P, label: string) => ({ ...form.tick(path, label), errorMessage: errorOf(path, { label }) })
  return {
    form: { ...form, errors, errorOf, field, tick } satisfies Form<S>,
    /** The last try's: for a summary. */
    refused,
    refuse: (said: FormErrors, values: unknown) => setRefused(({ times }) => ({ times: times + 1, errors: said, values })),
    accept: () => setRefused(({ times }) => ({ times, errors: {}, values: undefined }))
  }
}
