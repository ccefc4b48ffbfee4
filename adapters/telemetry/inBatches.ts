/** Milliseconds a line waits for others: a separate write costs a request as much as a small query. */
const flushDelay = 20

interface Output {
  readonly write: (text: string) => unknown
}

/** Wraps an output to write lines in batches. Pending lines are flushed when the process exits, except on SIGKILL. */
export const inBatches = (out: Output): Output => {
  let held = ""
  const flush = () => {
    if (held !== "") out.write(held)
    held = ""
  }
  process.once("exit", flush)
  return {
    write: (line) => {
      if (held === "") setTimeout(flush, flushDelay).unref()
      held += line
    }
  }
}
