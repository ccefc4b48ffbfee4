import { constants } from "node:os"

/** Lets pending work finish on the first SIGTERM or Ctrl-C; the second ends the process immediately. */
export const forceStopOnSecondSignal = () => {
  let isTold = false
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isTold) process.exit(128 + constants.signals[signal])
      isTold = true
    })
  }
}
