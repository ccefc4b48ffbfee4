/** What a file is saved as: list, shop and day, `customers-copper-state-auto-glass-2026-11-21.csv`. */
export const exportFileName = (list: string, shop: string, day: string): string =>
  `${[list, shop]
    .map(plain)
    .filter((part) => part !== "")
    .join("-")}-${day}.csv`

/** Letters without accents, digits and dashes: what every system takes in a name. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
