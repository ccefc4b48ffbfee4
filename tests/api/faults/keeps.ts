/** Whether the last transaction on a PostgreSQL connection mentions an id and is being committed. */
export const keeps = (id: string) => (said: string) => {
  const last = said.slice(said.lastIndexOf("begin; set local"))
  return last.includes(id) && last.includes("commit\0")
}
