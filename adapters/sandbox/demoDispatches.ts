/** The networks' numbers of the demo shop's dispatches, which the practice network knows as given. */
export const demoDispatches = {
  declined: "004178833",
  quoted: "G-20418",
  repair: "418822",
  insured: "004179015"
} as const
