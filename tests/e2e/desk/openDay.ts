/** The next day on which the demo shop is open: it is closed on Sundays. */
export const openDay = (() => {
  const at = new Date(Date.now() + 86_400_000)
  if (at.getUTCDay() === 0) at.setUTCDate(at.getUTCDate() + 1)
  return at.toISOString().slice(0, 10)
})()
