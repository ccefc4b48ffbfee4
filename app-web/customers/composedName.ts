/** How a private customer is listed: first name, then last name. */
export const composedName = (firstName: string, lastName: string): string =>
  [firstName.trim(), lastName.trim()].filter((part) => part !== "").join(" ")
