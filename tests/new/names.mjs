/** Returns why a slice cannot have this name, or undefined. */
export const faultOf = (slice) =>
  slice === undefined
    ? "Specify the slice: npm run new gift-cards"
    : !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slice)
      ? `"${slice}" is not kebab-case; use a plural noun of the specification, such as gift-cards`
      : undefined

/** Returns `gift-card` for `gift-cards`; undefined if the singular cannot be derived. */
export const singularOf = (slice) =>
  /[^aeiou]ies$/.test(slice)
    ? slice.replace(/ies$/, "y")
    : /(s|x|z|ch|sh)es$/.test(slice)
      ? slice.replace(/es$/, "")
      : /[^s]s$/.test(slice)
        ? slice.slice(0, -1)
        : undefined

/** Returns every spelling of a slice's name, by template placeholder. */
export const namesOf = (slice, one, today) => {
  const things = camel(slice)
  const thing = camel(one)
  const [labels, label] = [slice, one].map((name) => name.replaceAll("-", " "))
  return {
    slice,
    one,
    things,
    thing,
    labels,
    label,
    Things: capital(things),
    Thing: capital(thing),
    Labels: capital(labels),
    Label: capital(label),
    table: one.replaceAll("-", "_"),
    column: thing.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    day: today.replaceAll("-", ""),
    today
  }
}

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1)
