import { passwordFault } from "#domain/people/Password.ts"

const consonants = "bdfgkmnprstvz"
const vowels = "aeiou"
const digits = "23456789"

/** Numbers below `bound`, each as likely as any other. */
export type Draw = (bound: number) => number

/** From the browser's own source of randomness; what would favour small numbers is drawn again. */
export const drawRandom: Draw = (bound) => {
  const limit = Math.floor(2 ** 32 / bound) * bound
  while (true) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < limit) return number % bound
  }
}

/**
 * A password that can be read out: `Dovak-Tirum-Pesob-47`. Three made-up words and two digits are 51 bits, for one
 * sign-in.
 */
export const generatePassword = (draw: Draw = drawRandom): string => {
  const one = (letters: string) => letters.charAt(draw(letters.length))
  const word = () => {
    const letters = one(consonants) + one(vowels) + one(consonants) + one(vowels) + one(consonants)
    return letters.charAt(0).toUpperCase() + letters.slice(1)
  }
  const password = [word(), word(), word(), one(digits) + one(digits)].join("-")
  return passwordFault(password) === undefined ? password : generatePassword(draw)
}
