import { Context, Effect, Layer } from "effect"
import { Pusher, type PushNote } from "#domain/notifications/Pusher.ts"

/** What devices were shown so far, by their addresses. */
export class ShownNotes extends Context.Service<ShownNotes, Array<PushNote & { readonly endpoint: string }>>()(
  "adapters/memory/ShownNotes"
) {}

/** A push service that shows on a list; its keys are of P-256's form and open nothing. */
export const pusherMemory = Layer.effectContext(
  Effect.sync(() => {
    const shown: Array<PushNote & { readonly endpoint: string }> = []
    return Context.make(ShownNotes, shown).pipe(
      Context.add(
        Pusher,
        Pusher.of({
          newKeys: Effect.succeed({ publicKey: "B".padEnd(87, "A"), privateKey: "A".repeat(43) }),
          send: ({ endpoint }, note) =>
            Effect.sync(() => {
              shown.push({ ...note, endpoint })
              return "sent" as const
            })
        })
      )
    )
  })
)
