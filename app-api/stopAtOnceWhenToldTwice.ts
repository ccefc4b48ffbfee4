import { constants } from "node:os"

/** The first SIGTERM or Ctrl-C lets what is under way be finished; the second ends the process there and then. */
export const stopAtOnceWhenToldTwice = () => {
  let isTold = false
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (isTold) process.exit(128 + constants.signals[signal])
      isTold = true
    })
  }
}
