/** Milliseconds a line waits for others: a write of its own costs a call as much as a small query does. */
const patience = 20

interface Output {
  readonly write: (text: string) => unknown
}

/**
 * An output whose lines go out together. What still waits when the process ends goes out then, however it ends but by
 * SIGKILL.
 */
export const inBatches = (out: Output): Output => {
  let held = ""
  const flush = () => {
    if (held !== "") out.write(held)
    held = ""
  }
  process.once("exit", flush)
  return {
    write: (line) => {
      if (held === "") setTimeout(flush, patience).unref()
      held += line
    }
  }
}
