import { Unheard } from "#domain/session/Unheard.ts"
import { latePart } from "#web/shell/latePart.tsx"

/**
 * The calls of passkeys and second steps, fetched on demand: most visits need none. One that does not come is a lost
 * line.
 */
export const secondStepCalls = () =>
  import("./secondStepCalls.ts").catch(() => {
    throw new Unheard()
  })

/**
 * The second step's form, fetched with its calls when a password was right and more is asked: no other page fetches it.
 */
export const SecondStepForm = latePart(
  async () => {
    const [form] = await Promise.all([import("./SecondStepForm.tsx"), secondStepCalls()])
    return form
  },
  "SecondStepForm",
  "asked"
)
