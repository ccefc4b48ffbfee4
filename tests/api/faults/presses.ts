import type { Desk } from "./desk.ts"
import type { Server } from "./openEnvironment.ts"

/** A request that can be retried with the same key. */
export interface Press {
  readonly path: string
  readonly body: unknown
  readonly key: string
}

/** Sends requests to a server that is about to die. Each is answered or cut off. */
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
