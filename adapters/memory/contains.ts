/** Whether `sought` stands anywhere in a text, whatever the case. */
export const contains = (text: string, sought: string): boolean =>
  text.toLowerCase().includes(sought.trim().toLowerCase())
