/** Letters that no accent comes off of, and signs with a plain twin. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ı: "i",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "×": "x",
  "½": "1/2"
}

/** A text in plain letters where it can be: `Montréal` is `Montreal`. What has no plain twin stays as it is. */
export const plainLatin = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^ -~]/gu, (sign) => plain[sign] ?? sign)
