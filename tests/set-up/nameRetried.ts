import { afterEach } from "vitest"

declare module "vitest" {
  interface TaskMeta {
    /** Another attempt was needed: told at the end of a run as flaky. */
    wasRetried?: boolean
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.wasRetried = true
})
