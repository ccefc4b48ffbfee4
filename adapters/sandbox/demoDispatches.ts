/** Dispatch numbers of the demo shop, which the practice network accepts as its own. */
export const demoDispatches = {
  declined: "004178833",
  quoted: "G-20418",
  repair: "418822",
  insured: "004179015"
} as const
