/** An instant as a field for times shows it on the phone's own clock: `08:30`. */
export const clockOf = (instant: number): string => {
  const date = new Date(instant)
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`
}

/** That time on the phone's clock as an instant, on the day of another. */
export const instantToday = (clock: string, near: number): number => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number)
  return new Date(near).setHours(hours, minutes, 0, 0)
}
