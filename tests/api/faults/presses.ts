import type { Desk } from "./desk.ts"
import type { Server } from "./place.ts"

/** What somebody pressed and may press again. */
export interface Press {
  readonly path: string
  readonly body: unknown
  readonly key: string
}

/** Presses at a server that is going to die: each is answered, or cut off. */
export const presses = (desk: Desk, dying: Server) => {
  const ends: Array<Promise<"answered" | "cut">> = []
  return {
    press: (path: string, body: unknown): Press => {
      const key = crypto.randomUUID()
      ends.push(
        desk.post(dying, path, body, key).then(
          ({ status }) => (status === 200 ? "answered" : "cut"),
          () => "cut"
        )
      )
      return { path, body, key }
    },
    ends: () => Promise.all(ends)
  }
}

export type Presses = ReturnType<typeof presses>
