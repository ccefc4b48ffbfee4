import { useLayoutEffect, useRef, useState } from "react"
import type { Form } from "#web/api/useForm.ts"
import type { JobForm } from "./JobForm.ts"

type Typed = Form<typeof JobForm>

/** The same form with handlers that outlive a drawing, so that a section needs no new one while another is typed into. */
export const useSteadyForm = (form: Typed): Typed => {
  const live = useRef(form)
  useLayoutEffect(() => {
    live.current = form
  })
  const [set] = useState((): Typed["set"] => (path, value) => live.current.set(path, value))
  const field: Typed["field"] = (path, label, naming) => ({
    ...form.field(path, label, naming),
    onBlur: () => live.current.field(path, label, naming).onBlur()
  })
  return { ...form, set, field }
}
