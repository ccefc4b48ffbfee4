import { afterEach } from "vitest"

declare module "vitest" {
  interface TaskMeta {
    /** The test needed a retry, so the end of the run reports it as flaky. */
    wasRetried?: boolean
  }
}

afterEach(({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) task.meta.wasRetried = true
})
