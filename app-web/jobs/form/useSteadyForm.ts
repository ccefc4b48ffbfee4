import { type RefObject, useLayoutEffect, useRef, useState } from "react"
import { withValueAt } from "#web/api/formPath.ts"
import type { Form } from "#web/api/useForm.ts"
import type { JobForm, JobValues } from "./JobForm.ts"

type Typed = Form<typeof JobForm>

/**
 * The same form with handlers that outlive a drawing, so that a section needs no new one while another is typed into.
 * `latest` is what is typed at this moment, drawn or not: an answer of the server may be faster than the screen.
 */
export const useSteadyForm = (form: Typed): { readonly form: Typed; readonly latest: RefObject<JobValues> } => {
  const live = useRef(form)
  const latest = useRef(form.values)
  useLayoutEffect(() => {
    live.current = form
    latest.current = form.values
  })
  const [steady] = useState((): Pick<Typed, "set" | "replace"> => ({
    set: (path, value) => {
      latest.current = withValueAt(latest.current, path, value)
      live.current.set(path, value)
    },
    replace: (values, asStart) => {
      latest.current = values
      live.current.replace(values, asStart)
    }
  }))
  const field: Typed["field"] = (path, label, naming) => ({
    ...form.field(path, label, naming),
    onChange: (value) => steady.set(path, value),
    onBlur: () => live.current.field(path, label, naming).onBlur()
  })
  const tick: Typed["tick"] = (path, label) => ({
    ...form.tick(path, label),
    onChange: (value) => steady.set(path, value as never)
  })
  return { form: { ...form, ...steady, field, tick }, latest }
}
