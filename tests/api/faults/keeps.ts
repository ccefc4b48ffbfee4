/** Whether the last transaction on a connection to PostgreSQL is about a thing, and asks to be kept. */
export const keeps = (id: string) => (said: string) => {
  const last = said.slice(said.lastIndexOf("begin; set local"))
  return last.includes(id) && last.includes("commit\0")
}
